:- encoding(utf8).
:- module(lawmage_told_conditions,
          [ condition_words/2    % +Said, -Words
          ]).
:- use_module('explain/explain', [condition_text/2]).

/** <module> The words of conditions that are open
*/

%!  condition_words(+Said, -Words) is det.
%
%   Words of what verdicts.pl says of an open condition: said(Condition, Words0), whose term has words of its own if it can be put into any, or the words of a
%   card.

condition_words(said(Condition, Words0), Words) :-
    !,
    (   catch(condition_text(Condition, Words1), _, fail)
    ->  Words = Words1
    ;   Words = Words0
    ).
condition_words(Words, Words).
