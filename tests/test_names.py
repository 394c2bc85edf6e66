"""Names: what is fit to be shown, and which look alike."""

import pytest

from zoorama.names import is_name, skeleton, tidy_name, with_few_marks


@pytest.mark.parametrize(
    "name", ["Ada", "Änne 🦊", "Боб", "李小龍", "Nguyễn", "مريم", "#1234", "O'Neil", "❤️", "½", "=)"]
)
def test_names_of_any_language_are_names(name: str) -> None:
    assert is_name(tidy_name(name))


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u115f",
        "\uffa0",
        "\u0301",
        "´",
        "Ada\u3164",
        "a" + "\u0301\u0317\u0489\u035c\u0310",
        "a\u202eb",
    ],
)
def test_what_shows_nothing_or_covers_other_lines_is_no_name(name: str) -> None:
    assert not is_name(tidy_name(name))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "Аda"),  # Cyrillic А
        ("Ada", "Αda"),  # Greek Α
        ("Ada", "Ａｄａ"),
        ("Ada", "Ad\u0430\u0301"),
        ("Ada", "Ada\u2800"),
        ("Otto", "0tt0"),
        ("Leo", "Ⅼeo"),
        ("Ilya", "llya"),
        ("Bill", "BiII"),
        ("Marna", "Mama"),
        ("Борис", "Бopиc"),
        ("greedy", "Greedy"),
        ("José", "Jose"),
    ],
)
def test_names_that_can_be_taken_for_one_another_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("Ben", "Dan"), ("Борис", "Денис"), ("Ada", "Ada 2"), ("李", "王")]
)
def test_names_that_differ_stay_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_pile_of_accents_is_cut_down() -> None:
    assert with_few_marks("Zo" + "\u0301" * 40 + "o") == "Zo" + "\u0301" * 3 + "o"
