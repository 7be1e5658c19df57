:- encoding(utf8).
:- module(lawmage_names,
          [ self_references/4   % +Mode, +Name, +Tokens, -Referring
          ]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(tokens).
:- use_module(verbs).
:- use_module(words).
:- use_module('../objects/subtypes').

/** <module> How a text names its own object (CR 201.5)

The card's name, the short forms of a legendary name and "this creature" become the token
`~`.  Within quotation marks the name becomes `~~`: there "this creature" is what has the
quoted ability, while the name is the object whose text grants it (CR 201.5a).
*/

%!  self_references(+Mode, +Name, +Tokens, -Referring) is det.
%
%   Referring is Tokens with `~` for each reference to the object itself.  Mode `all`
%   takes every form of Name, `long` only those of several words: a name may also be a
%   word of the language ("Regenerate", "Juggernaut").

self_references(Mode, Name, Tokens, Referring) :-
    name_forms(Mode, Name, Forms),
    (   Mode == all,
        noun_name(Name, Noun)
    ->  mark_noun(Tokens, start, Noun, Tokens1)
    ;   Tokens1 = Tokens
    ),
    refer(Tokens1, Forms, ~, Referring).

refer([], _, _, []).
refer([Token|Tokens], Forms, Self, Referring) :-
    Token = t(Term, From, To, Case),
    (   Term = q(Inside)
    ->  refer(Inside, Forms, ~~, Inside1),
        Referring = [t(q(Inside1), From, To, Case)|Referring1],
        refer(Tokens, Forms, Self, Referring1)
    ;   Term == this,
        Tokens = [t(Noun, _, To1, _)|Tokens1],
        this_noun(Noun)
    ->  Referring = [t(~, From, To1, Case)|Referring1],
        refer(Tokens1, Forms, Self, Referring1)
    ;   named(Forms, [Token|Tokens], Rest, End)
    ->  Referring = [t(Self, From, End, upper)|Referring1],
        refer(Rest, Forms, Self, Referring1)
    ;   Referring = [Token|Referring1],
        refer(Tokens, Forms, Self, Referring1)
    ).

named([Form|Forms], Tokens, Rest, End) :-
    (   matches(Form, Tokens, Rest, End),
        \+ longer_name(Rest)
    ->  true
    ;   named(Forms, Tokens, Rest, End)
    ).

%   A name is matched with its capitals, so that "fear" is no name of the card Fear.

matches([t(Term, _, _, Case)|Form], [t(Term, _, End0, Case)|Tokens], Rest, End) :-
    matches(Form, Tokens, End0, Rest, End).

matches([], Rest, End, Rest, End).
matches([t(Term, _, _, Case)|Form], [t(Term, _, End0, Case)|Tokens], _, Rest, End) :-
    matches(Form, Tokens, End0, Rest, End).

%   Not the first word of "a Jace planeswalker".

longer_name([t(Next, _, _, _)|_]) :-
    memberchk(Next, [-, planeswalker, planeswalkers]).

this_noun(artifact).
this_noun(attraction).
this_noun(aura).
this_noun(battle).
this_noun(background).
this_noun(card).
this_noun(case).
this_noun(class).
this_noun(contraption).
this_noun(creature).
this_noun(enchantment).
this_noun(equipment).
this_noun(fortification).
this_noun(land).
this_noun(mount).
this_noun(permanent).
this_noun(planeswalker).
this_noun(room).
this_noun(saga).
this_noun(siege).
this_noun(spacecraft).
this_noun(spell).
this_noun(token).
this_noun(vehicle).

%   name_forms(+Mode, +Name, -Forms): token lists by which the text may call the object,
%   longest first.

name_forms(_, '', []) :- !.
name_forms(_, Name, []) :-
    atom_length(Name, Length),
    Length > 200,               % the longest name there is has 141 letters
    !.
name_forms(Mode, Name, Forms) :-
    atomic_list_concat(Faces, ' // ', Name),
    findall(Length-Form,
            ( member(Face, Faces),
              face_form(Face, Form),
              allowed(Mode, Form),
              length(Form, Length)
            ),
            Pairs0),
    sort(0, @>=, Pairs0, Pairs),
    pairs_values(Pairs, Forms).

allowed(all, [_|_]).
allowed(long, [_, _|_]).

face_form(Face, Form) :-
    tokens(Face, Form).
face_form(Face, Form) :-
    short_name(Face, Short),
    tokens(Short, Form),
    Form = [t(Term, _, _, upper)|Others],
    \+ last(Form, t('\'s', _, _, _)),
    (   Others == []
    ->  \+ common(Term)
    ;   true
    ).

%   The short forms of a legendary name: what stands before the comma, before "of" or
%   "the", or the first word; also the second, after a title.

short_name(Face, Short) :-
    sub_atom(Face, Before, _, _, ', '),
    sub_atom(Face, 0, Before, _, Short).
short_name(Face, Short) :-
    member(Word, [' of ', ' the ', ' from ', ' and ', ' in ', ' with ']),
    sub_atom(Face, Before, _, _, Word),
    sub_atom(Face, 0, Before, _, Short),
    \+ sub_atom(Short, _, _, _, ', ').
short_name(Face, Short) :-
    sub_atom(Face, Before, _, _, ' '),
    !,
    sub_atom(Face, 0, Before, _, Short0),
    (   sub_atom(Short0, Comma, 1, 0, ',')
    ->  sub_atom(Short0, 0, Comma, _, Short)
    ;   Short = Short0
    ).

%   "Wraith can't be blocked": a noun in the singular without a word before it that it would need
%   is a name.  noun_name(+Name, -Noun): what stands before the comma of Name, if it is a noun.

noun_name(Name, Noun) :-
    atom_length(Name, Length),
    Length =< 200,
    once(sub_atom(Name, Before, _, _, ', ')),
    sub_atom(Name, 0, Before, _, Short),
    tokens(Short, [t(Noun, _, _, upper)]),
    once(noun(Noun, subtype(_), sg)).

mark_noun([], _, _, []).
mark_noun([Token|Tokens], Previous, Noun, [Marked|More]) :-
    Token = t(Term, From, To, Case),
    (   Term == Noun,
        Case == upper,
        bare_after(Previous),
        \+ noun_follows(Tokens)
    ->  Marked = t(~, From, To, Case)
    ;   Marked = Token
    ),
    mark_noun(Tokens, Term, Noun, More).

noun_follows([t(Word, _, _, _)|_]) :-
    (   noun(Word, _, _)
    ->  true
    ;   adjective(Word, _)
    ).

bare_after(start).
bare_after(nl).
bare_after('.').
bare_after('—').
bare_after(:).
bare_after(',').
bare_after(when).
bare_after(whenever).
bare_after(if).
bare_after(have).
bare_after(as).
bare_after(until).
bare_after(then).
bare_after(on).
bare_after(to).
bare_after(damage).
bare_after(regenerate).
bare_after(sacrifice).
bare_after(transform).
bare_after(untap).

%   Words that a text uses for other things than the card.

common(Word) :-
    noun(Word, Property, _),
    \+ ( Property = subtype(Subtype), subtype(planeswalker, Subtype) ).
common(Word) :- adjective(Word, _).
common(Word) :- verb(Word, _, _).
common(Word) :- number_word(Word, _).
common(Word) :- ordinal(Word, _).
common(a).
common(all).
common(an).
common(any).
common(as).
common(at).
common(banding).
common(captain).
common(count).
common(dark).
common(doctor).
common(during).
common(each).
common(enchant).
common(equip).
common(flying).
common(for).
common(from).
common(general).
common(haste).
common(if).
common(in).
common(it).
common(king).
common(life).
common(lord).
common(mana).
common(no).
common(of).
common(on).
common(other).
common(protection).
common(queen).
common(sir).
common(swamp).
common(target).
common(the).
common(then).
common(this).
common(two).
common(until).
common(when).
common(whenever).
common(while).
common(you).
common(your).
