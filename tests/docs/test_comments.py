"""What the reference shows of fields."""

from griffe import load, load_extensions

from docs.site.comments import FieldComments, sentence
from docs.site.places import ROOT


def test_a_comment_behind_a_field_is_what_the_reference_says_of_it() -> None:
    extensions = load_extensions(FieldComments)
    turn = load("zoorama.engine.game.Turn", search_paths=[ROOT / "src"], extensions=extensions, try_relative_path=False)
    told = turn["silence"].docstring
    assert told is not None
    assert told.value == "In a race, the choice of whoever says nothing while it lasts."
    assert turn["kind"].docstring is None


def test_a_comment_is_told_as_a_sentence() -> None:
    assert sentence("by seat; None: nobody") == "By seat; None: nobody."
