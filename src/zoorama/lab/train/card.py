"""What goes with a file of weights: how they were made, and how they measured while they were."""

from math import ceil
from typing import Any, Final

from zoorama.bots.learned.net import Weights
from zoorama.lab.stats import wilson
from zoorama.lab.train.plan import Plan

LATE: Final = 0.8  # of the training: exams after that count, when the weights hardly changed
Line = dict[str, Any]  # of the curve


def card(plan: Plan, weights: Weights, lines: list[Line], device: str) -> str:
    numbers = sum(part.size for part in weights.values())
    last = lines[-1]
    return "\n".join(
        [
            f"# A net for {plan.game}",
            "",
            f"`{plan.game}.npz`: {numbers:,} weights as 16-bit floats.",
            "",
            "**What it does.** It reads a state as one seat sees it, as bits, and tells every seat's share of victory.",
            "",
            f"**How it is built.** {len(weights['first'])} bits, layers of {plan.first} and {plan.second}, "
            "one number a seat, a softmax over the seats that are there.",
            "",
            f"**How it was made.** `{command(plan)}`, on {device}: {last['games']:,} games of self-play in "
            f"{last['minutes']:.1f} minutes, TD(λ) over what each choice leads to, λ = {plan.decay}.",
            "",
            f"**How it measured.** One look ahead, against greedy opponents, in the last {1 - LATE:.0%} of it; "
            "Wilson's intervals, 95 %.",
            "",
            "| seats | share won | even | games |",
            "|---|---|---|---|",
            *(row(size, lines) for size in sorted(set(plan.seats))),
            "",
        ]
    )


def command(plan: Plan) -> str:
    seats = ",".join(str(size) for size in plan.seats)
    return f"zoorama lab train {plan.game} --minutes {ceil(plan.minutes)} --jobs {plan.processes} --seats {seats}"


def row(size: int, lines: list[Line]) -> str:
    late = [line for line in lines if line["minutes"] >= LATE * lines[-1]["minutes"]]
    found = [line["against_greedy"][str(size)] for line in late if str(size) in line["against_greedy"]]
    games = sum(one["games"] for one in found)
    if not games:
        return f"| {size} | not measured | {1 / size:.1%} | 0 |"
    won = sum(one["share"] * one["games"] for one in found)
    low, high = wilson(won, games)
    return f"| {size} | {won / games:.1%} [{100 * low:.1f}, {100 * high:.1f}] | {1 / size:.1%} | {games:,} |"
