"""The snippets of the pages: fenced blocks, and the commands in them."""

import re
import shlex
from dataclasses import dataclass

from docs.site.places import ROOT, sources

BLOCK = re.compile(
    r"(?:^<!-- not run: (?P<why>.+) -->\n\n?)?^```(?P<language>\w*)\n(?P<text>.*?)^```", re.DOTALL | re.MULTILINE
)
COMMENT = re.compile(r"(?:^| +)#.*$")


@dataclass(frozen=True)
class Snippet:
    page: str
    line: int
    language: str
    text: str
    why: str | None  # it is not run, where it says so

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    def commands(self) -> list[str]:
        """What a reader types: in a console what follows the prompt, in a script every line."""
        lines = self.text.splitlines()
        typed = (
            [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
            if self.language == "console"
            else lines
        )
        return [command for line in typed if (command := COMMENT.sub("", line).strip())]


def snippets(*languages: str) -> list[Snippet]:
    pages = [*sources(), "README.md"]
    return [one for page in pages for one in snippets_of(page) if one.language in languages]


def snippets_of(page: str) -> list[Snippet]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [
        Snippet(page, text[: found.start("language")].count("\n") + 1, found["language"], found["text"], found["why"])
        for found in BLOCK.finditer(text)
    ]


def commands_named(program: str) -> list[tuple[Snippet, list[str]]]:
    """Every command of a program that is shown and not marked, as words."""
    shown = [
        (one, shlex.split(command))
        for one in snippets("sh", "console")
        if one.why is None
        for command in one.commands()
    ]
    return [(one, words[1:]) for one, words in shown if words[0] == program]
