"""Markdown tables for everybody: a column without a heading has none, instead of an empty one that is read aloud."""

from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor


class EmptyHeadings(Treeprocessor):
    def run(self, root: Element) -> None:
        for heading in root.iter("th"):
            if not len(heading) and not (heading.text or "").strip():
                heading.tag = "td"


class Tables(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 as Markdown calls it
        md.treeprocessors.register(EmptyHeadings(md), "empty-headings", 0)


def makeExtension(**settings: Any) -> Tables:  # noqa: N802 as Markdown calls it
    return Tables(**settings)
