"""The pages of the API reference. What they list is public: every name has a docstring, and tests hold that."""

from typing import Final

ALL: Final = ()
# By package and module, in the order in which a reader needs them: all that the module defines, or these names of it.
PUBLIC: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "engine": dict.fromkeys(
        ("game", "match", "dealer", "tally", "score", "record", "shape", "portable", "errors"), ALL
    ),
    "envs": {
        "pettingzoo": ("env", "parallel_env", "TableEnv", "TogetherEnv", "Seated"),
        "gymnasium": ("SeatEnv", "register"),
        "pool": ALL,
        "openspiel": ("ZooramaGame", "ZooramaState", "Watcher", "register"),
        "encoder": ("encoder_for", "Encoder"),
        "numbering": ("Numbering",),
        "columns": ("Column",),
        "rewards": ALL,
    },
    "lab": {
        "arena": ALL,
        "run": ALL,
        "stats": ALL,
        "rows": ("Row", "play_rows", "row_of", "while_time", "as_line", "digest"),
        "data": ("open_data", "read_rows", "by_seat", "Sink", "Unusable"),
        "contest": ("Pairing", "Contest", "Result", "Rotation", "new_contest", "play_contest"),
        "shares": ALL,
        "ladder": ALL,
        "ratings": ("rate", "rate_tables"),
        "tournament": (
            "Tournament",
            "new_tournament",
            "Part",
            "whole_rounds",
            "have_met",
            "share_won",
            "mean_points",
            "ahead",
        ),
        "meetings": ALL,
        "study": ("Variant", "Study", "new_study", "findings", "Findings", "SeatShare", "Spread", "Effect"),
        "luck": ALL,
        "correction": ALL,
        "variance": ("Measured", "Group", "Explained", "group_of", "explained"),
        "luck_shares": ALL,
        "on_ray": ("OnRay",),
    },
    "analysis": {
        "analyse": ("analyse", "stretches", "look_at", "put_together", "evaluator_of", "Part"),
        "report": ALL,
        "errors": ("Examiner", "Loss", "error_of"),
        "luck": ("draws_at", "luck_of", "Lot"),
        "evaluator": ("Evaluator", "NetEvaluator", "Calibrated", "bolder"),
        "offer": ("evaluator_for", "luck_factor", "NotAnalysed"),
        "measured": ("measured", "Measured", "MeasuredLuck"),
        "keen_shares": ALL,
        "effort": ALL,
    },
}
ABOUT: Final = {
    "engine": "The protocol that every game speaks, the checked door, luck and records; it knows no game.",
    "envs": "The games as environments: PettingZoo, Gymnasium, OpenSpiel and a pool of many games. "
    "[For researchers](../research/index.md) shows them at work.",
    "lab": "Many games between bots, and what they show. "
    "[The lab](../research/lab.md) is the same from the command line.",
    "analysis": "What decided a finished game: chances, errors, luck. "
    "[Analysis](../research/analysis.md) tells the methods and how well they are known.",
}


def pages() -> dict[str, str]:
    """By place on the site."""
    made = {f"reference/{package}.md": package_page(package) for package in PUBLIC}
    return {"reference/index.md": index_page(), **made}


def index_page() -> str:
    rows = "\n".join(f"| [`zoorama.{package}`]({package}.md) | {about} |" for package, about in ABOUT.items())
    return f"""# Reference

What is listed here is public: [how versions are counted](../develop/release.md#versions) says what it keeps.
Everything else may change with any version.

| package | holds |
|---|---|
{rows}
"""


def package_page(package: str) -> str:
    modules = "\n\n".join(module_part(package, module, names) for module, names in PUBLIC[package].items())
    return f"# zoorama.{package}\n\n{ABOUT[package]}\n\n{modules}\n"


def module_part(package: str, module: str, names: tuple[str, ...]) -> str:
    named = f"zoorama.{package}.{module}"
    options = ["show_root_heading: false", "show_root_toc_entry: false"]
    if names:
        options.append(f"members: [{', '.join(names)}]")
    shown = "".join(f"\n      {option}" for option in options)
    return f"## {named}\n\n::: {named}\n    options:{shown}"
