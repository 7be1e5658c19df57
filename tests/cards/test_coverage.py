"""How much of the cards is read, frozen: it may only become more. ``lawmage cards status`` prints it."""

from __future__ import annotations

import pytest

from lawmage.cards import SHIPPED
from lawmage.coverage import coverage
from lawmage.pool import Pool

FROZEN = {
    "legality core (C and T)": (1128, 1120, 544, 548),
    "static, all": (5050, 4904, 3308, 3337),
    "effects on legality": (819, 798, 632, 636),
    "effects, all": (5999, 5661, 4076, 4148),
}
"""Of each kind, by the study's survey: its sentences, how many at least are read exactly, how many distinct ones are,
and how many distinct ones are read so or with a condition that stays open."""


@pytest.fixture(scope="module")
def told():
    return coverage(Pool(SHIPPED))


@pytest.mark.parametrize("kind", FROZEN)
def test_no_less_is_read_than_before(told, kind):
    (share,) = [share for share in told.kinds if share.name == kind]
    sentences, exact, distinct, in_all = FROZEN[kind]
    assert share.sentences == sentences
    assert share.exact >= exact
    assert share.distinct_exact >= distinct
    assert share.distinct_in_all >= in_all


def test_the_kinds_are_made_of_families(told):
    assert len(told.families) > 80
    for share in told.families:
        assert share.unread >= 0
        assert share.distinct_exact <= share.distinct_in_all <= share.distinct <= share.sentences


def test_every_sentence_has_a_status(told):
    assert sum(told.statuses.values()) > 70_000
    assert told.statuses["understood"] > 64_000
