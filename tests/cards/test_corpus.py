"""Making the shipped pool from a corpus: what gets into it, and that no text does."""

from __future__ import annotations

import shutil

import pytest

from lawmage import InputError
from lawmage.card_import import compile_corpus
from lawmage.card_terms import arguments, quoted_texts, without_texts
from lawmage.coverage import Survey, coverage
from lawmage.pool import Pool


@pytest.fixture
def pool(corpus, tmp_path) -> Pool:
    (corpus.parent / "oracle").mkdir()
    (corpus.parent / "oracle" / "static-clauses.tsv").write_text(
        "count\tclass\tfamilies\tgrammar\tclause\texample card\n"
        "1\tC\tcant_block\tfull\t~ can't block.\tImago\n"
        '1\tS\thas_quoted\tnone\tEnchanted creature has "Whirl the widgets."\tImago\n',
        encoding="utf-8",
    )
    (corpus.parent / "oracle" / "effect-clauses.tsv").write_text(
        "count\tfamilies\tgrammar\tclause\n5\tother\tfull\tDestroy target creature.\n", encoding="utf-8"
    )
    compile_corpus(corpus, tmp_path / "pool.sqlite")
    return Pool(tmp_path / "pool.sqlite")


def face(pool: Pool, name: str, index: int = 0) -> str:
    (found, *_) = pool.find(name)
    return pool.faces(found.card)[index].term


def test_a_back_face_with_an_entry_of_its_own_is_its_fronts(pool):
    (found,) = pool.find("imago")
    assert (found.name, found.face, found.rank) == ("Larva // Imago", 1, 2)
    assert face(pool, "imago", 1).startswith("face('Imago',none,[green],[],[creature],[insect],3,star(0),")


def test_a_face_whose_text_the_corpus_lacks_is_unread(pool):
    assert (
        "[line(1,none,[unread(1,[block,attack,damage,target,attach,characteristics,casting,game])])]"
        in face(pool, "dawn", 1)
    )
    (found,) = pool.find("dawn")
    assert [clause.status for clause in pool.clauses(found.card)] == ["understood", "absent"]


def test_excluded_cards_are_left_out_and_undecided_ones_marked(pool):
    assert pool.find("notacard") == []
    assert pool.find("strangercard") == []
    (found,) = pool.find("strangecard")
    assert pool.card(found.card) == ("normal", "undecided")


def test_a_text_is_its_place(pool):
    assert "line(2,grant(host(enchanted,[type(creature)]),text(place(2,1,1))),[])" in face(pool, "imago", 1)
    content = pool.path.read_bytes()
    assert b"idgets" not in content
    assert b"Destroy" not in content


def test_the_coverage_is_told_by_the_survey(pool):
    told = coverage(pool)
    shares = {share.name: (share.sentences, share.exact, share.quoting) for share in told.kinds}
    assert shares == {
        "legality core (C and T)": (1, 1, 0),
        "static, all": (2, 1, 1),
        "effects, all": (1, 1, 0),
    }
    assert [share.name for share in told.families] == ["cant_block", "has_quoted", "other"]
    assert told.statuses["absent"] == 1


def test_the_same_corpus_gives_the_same_bytes(corpus, tmp_path):
    for name in ("one", "two"):
        compile_corpus(corpus, tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_corpus_that_lacks_a_file_is_refused(corpus, tmp_path):
    with pytest.raises(InputError, match="is no card corpus"):
        compile_corpus(tmp_path, tmp_path / "pool")
    (corpus / "faces.tsv").unlink()
    with pytest.raises(InputError, match=r"faces\.tsv"):
        compile_corpus(corpus, tmp_path / "pool")
    assert not (tmp_path / "pool").exists()


def test_a_survey_counts_a_sentence_no_more_often_than_it_found_it(tmp_path):
    (tmp_path / "static-clauses.tsv").write_text(
        "count\tclass\tfamilies\tclause\n1\tC\ta\t~ flies.\n", encoding="utf-8"
    )
    (tmp_path / "effect-clauses.tsv").write_text(
        "count\tfamilies\tclause\n1\tb\t~ flies.\n", encoding="utf-8"
    )
    survey = Survey.read(tmp_path)
    text = "Flying (It flies. High.)\nBob flies (It has wings.). Bob flies.\n"
    assert list(survey.found_in("This creature flies.", "A")) == [(1, 0, 20)]
    assert list(survey.found_in(text, "Bob, Son of Ann")) == [(2, 25, 51)]
    shutil.rmtree(tmp_path)
    assert Survey.read(tmp_path).rows == []


@pytest.mark.parametrize(
    ("term", "parts"),
    [
        ('f(a,\'b,(\',[c,d(e)],"x\\"),")', ["a", "'b,('", "[c,d(e)]", '"x\\"),"']),
        ("[unread(1,[block]),unread(2,[])]", ["unread(1,[block])", "unread(2,[])"]),
        ("[]", []),
        ("atom", []),
        ("'quoted (atom'", []),
        ("f('it\\'s',-1,w/u)", ["'it\\'s'", "-1", "w/u"]),
        ("f({a,b},c)", ["{a,b}", "c"]),
    ],
)
def test_a_term_is_cut_at_its_arguments(term, parts):
    assert arguments(term) == parts


@pytest.mark.parametrize(
    ("term", "texts"),
    [
        ("grant(self,text('Whirl (twice), thrice'))", ["'Whirl (twice), thrice'"]),
        ("all([not_understood('x'),text(\"y\")])", ["'x'", '"y"']),
        ("when(opaque('the moon is full'),draw(you,1))", []),
        ("triggered(opaque('the moon is full'),when(opaque('it is'),draw(you,1)))", ["'the moon is full'"]),
        ("triggered(any_of([attacks(self),opaque('x'),opaque('y')]),m)", ["'x'", "'y'"]),
        ("named('text(no)')", []),
    ],
)
def test_quoted_texts_are_found_and_replaced(term, texts):
    assert quoted_texts(term) == texts
    places = [f"place(1,1,{count})" for count in range(1, len(texts) + 1)]
    changed = without_texts(term, places)
    assert quoted_texts(changed) == places
    for text in texts:
        assert text not in changed
