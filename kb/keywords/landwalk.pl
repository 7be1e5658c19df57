%   Landwalk (CR 702.14): a filter of the lands that let the creature pass.  Each landwalk is
%   judged by itself, so they don't cancel one another (CR 702.14d).

meaning(landwalk(Lands),
        when(amount(count([type(land), controlled_by(defending_player)|Lands]), at_least(1)),
             restriction(self, cant_be_blocked)),
        [cr('702.14c'), cr('509.1b')]) :-
    Lands \== any.
