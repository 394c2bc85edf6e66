"""A setting that cannot be used."""

from zoorama.engine.errors import Fact, ZooramaError


class SettingsError(ZooramaError):
    """`problem` says what is wrong with the settings at `where`:

    unreadable  not TOML, or not text (where, why)
    unknown     there is no such setting; the nearest there is (where, name, nearest)
    twice       given itself and as a file that holds it (where, name)
    text        wanted is text in quotes (where, name)
    list        wanted is a list of texts (where, name)
    yes-no      wanted is true or false (where, name)
    whole       wanted is a whole number within bounds (where, name, given, least, most)
    number      wanted is a number within bounds (where, name, given, least, most)
    """

    def __init__(self, problem: str, **facts: Fact) -> None:
        details = "".join(f", {name} {fact}" for name, fact in facts.items())
        super().__init__(problem + details, facts, f"settings-error-{problem}")
        self.problem = problem
