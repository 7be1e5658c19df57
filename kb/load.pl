:- encoding(utf8).
:- module(lawmage, [answer/2, answer/3]).

/** <module> lawmage: the rules of Magic: The Gathering, for inference

    $ swipl kb/load.pl

The door for programs is answer/2 in answer.pl.  The grammar of Oracle text is loaded when
the first text has to be read.
*/

:- use_module(answer, [answer/2, answer/3]).
