:- encoding(utf8).
:- module(lawmage_derivation,
          [ object_derivation/3     % +World, +Object, -Steps
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(copiable).
:- use_module(layers, [derivation/2]).

/** <module> How the characteristics of an object came about (CR 613)

A step is derived(Rules, Layer, Source, What, Order): Layer is one of vocabulary.pl's or 1; What is copies(Original), face_down,
copies(Original, Exceptions), counters(Power, Toughness), mana_abilities or the fact that was applied; Order is timestamp, defining (CR 613.3), layer, or before(Sources),
the older effects that have to wait for this one because they depend on it (CR 613.8b).
*/

%!  object_derivation(+World, +Object, -Steps:list) is det.
%
%   The steps that made Object what it is, in the order they were taken.
%
%   @throws open_condition(Key) when an effect's condition is undecided.

object_derivation(World, Object, Steps) :-
    derivation(World, Applied),
    findall(Step, copiable_step(World, Object, Step), Copiable),
    findall(Step, ( member(One, Applied), applied_step(One, Object, Step) ), Layered),
    append(Copiable, Layered, Steps).

copiable_step(World, Object, derived(Rules, 1, Source, What, layer)) :-
    copy_step(World, Object, Source0, Original, Exceptions),
    copy_source(Source0, Source),
    copying(Exceptions, Original, What, Rules).
copiable_step(World, Object, derived([cr('613.2a'), cr('707.2')], 1, Source, Fact, layer)) :-
    entering_step(World, Object, Key, Fact),
    key_source(Key, Source).
copiable_step(World, Object, derived([cr('613.2b'), cr('708.2a')], 1, rule('708.2a', Object), face_down, layer)) :-
    face_up(World, Object, down).

copying([], Original, What, Rules) =>
    What = copies(Original),
    Rules = [cr('613.2a'), cr('707.2')].
copying(Exceptions, Original, What, Rules) =>
    What = copies(Original, Exceptions),
    Rules = [cr('613.2a'), cr('707.2'), cr('707.9')].

copy_source(copy_of(Object), line(Object, none, none)).
copy_source(key(Source), Source).

applied_step(step(Layer, Key, _, Fact, Objects, Order0), Object, derived(Rules, Layer, Source, Fact, Order)) :-
    memberchk(Object, Objects),
    key_source(Key, Source),
    order(Order0, Order, OrderRules),
    layer_rule(Layer, Rule),
    fact_rules(Fact, FactRules),
    append([[cr(Rule)], FactRules, OrderRules], Rules).

%!  key_source(+Key, -Source) is det.
%
%   Who made the ability or effect with Key.

key_source(except(Object, _, _), Source) =>
    Source = line(Object, none, none).
key_source(granted(Key, _), Source) =>
    key_source(Key, Source).
key_source(rule(Rule, Object, _), Source) =>
    Source = rule(Rule, Object).
key_source(Key, Source) =>
    Source = Key.

order(timestamp, Order, Rules) =>
    Order = timestamp,
    Rules = [cr('613.7')].
order(defining, Order, Rules) =>
    Order = defining,
    Rules = [cr('613.3')].
order(before(Keys), Order, Rules) =>
    findall(Source, ( member(Key, Keys), key_source(Key, Source) ), Sources),
    Order = before(Sources),
    Rules = [cr('613.8b')].
order(layer, Order, Rules) =>
    Order = layer,
    Rules = [].

fact_rules(mana_abilities, Rules) => Rules = [cr('305.6')].
fact_rules(counters(_, _), Rules) => Rules = [cr('122.1a')].
fact_rules(_, Rules) => Rules = [].

layer_rule(2, '613.1b').
layer_rule(3, '613.1c').
layer_rule(4, '613.1d').
layer_rule(5, '613.1e').
layer_rule(6, '613.1f').
layer_rule('7a', '613.4a').
layer_rule('7b', '613.4b').
layer_rule('7c', '613.4c').
layer_rule('7d', '613.4d').
