"""Teaches a small net what the table knows, with PyTorch, on a GPU where there is one."""

import io
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from zoorama.bots.exact.net import PARTS, ROWS, Net, Weights, board_rows, coin_row
from zoorama.bots.exact.table import Table
from zoorama.lab.solve.canon import canon
from zoorama.lab.solve.plan import ROW
from zoorama.lab.solve.walks import Lessons, rounds

# Files in the archive bear no date, so that the same weights are the same bytes.
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Training:
    """How a net is taught."""

    width: int = 128  # of the sum of rows
    hidden: int = 32
    games: int = 300_000  # rough ones, whose positions are the lessons
    anywhere: int = 4_000_000  # lessons from all positions alike
    steps: int = 12_000
    batch: int = 32_768
    rate: float = 4e-3
    seed: int = 1


def lessons(table: Table, training: Training) -> Lessons:
    rng = np.random.default_rng(training.seed)
    parts = [*rounds(table, training.games, rng), anywhere(table, training.anywhere, rng)]
    return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def anywhere(table: Table, count: int, rng: np.random.Generator) -> Lessons:
    board, coins = rng.integers(canon().open, size=count), rng.integers(ROW, size=count)
    codes, (mine, theirs) = canon().codes[board], np.divmod(coins, 7)
    return Lessons(codes, mine, theirs, table.values(codes, mine, theirs))


def rows_of(given: Lessons) -> Any:
    return np.column_stack([board_rows(given.codes), coin_row(given.mine, given.theirs)]).astype(np.uint8)


def distil(table: Table, training: Training, device: str, say: Any = print) -> Weights:
    """Weights by name. Rows are summed by a product with ones and zeros: the same sums in the same order every time."""
    import torch

    torch.manual_seed(training.seed)
    given = lessons(table, training)
    rows = torch.as_tensor(rows_of(given), device=device)
    values = torch.as_tensor(given.values, device=device)
    weights = fresh(torch, training, device)
    learner = torch.optim.AdamW(weights.values(), lr=training.rate, weight_decay=0.0)
    pace = torch.optim.lr_scheduler.OneCycleLR(learner, training.rate, total_steps=training.steps)
    draw = torch.Generator(device=device).manual_seed(training.seed)
    for step in range(training.steps):
        batch = torch.randint(len(values), (training.batch,), generator=draw, device=device)
        loss = ((estimate(torch, weights, rows[batch]) - values[batch]) ** 2).mean()
        learner.zero_grad(set_to_none=True)
        loss.backward()
        learner.step()
        pace.step()
        if step % 1000 == 999:
            say(f"step {step + 1} of {training.steps}, error {float(loss.detach()) ** 0.5:.4f}")
    return {name: weight.detach().cpu().numpy().astype(np.float16) for name, weight in weights.items()}


def fresh(torch: Any, training: Training, device: str) -> dict[str, Any]:
    shapes = (
        (ROWS, training.width),
        (training.width,),
        (training.width, training.hidden),
        (training.hidden,),
        (training.hidden,),
        (),
    )
    spread = (0.3, 0.0, (2 / training.width) ** 0.5, 0.0, (1 / training.hidden) ** 0.5, 0.0)
    made = {}
    for name, shape, scale in zip(PARTS, shapes, spread, strict=True):
        made[name] = (torch.randn(shape) * scale).to(device).requires_grad_()
    return made


def estimate(torch: Any, weights: dict[str, Any], rows: Any) -> Any:
    ones = torch.zeros((len(rows), ROWS), device=rows.device)
    ones.scatter_add_(1, rows.long(), torch.ones(rows.shape, device=rows.device))  # whole numbers: exact in any order
    hidden = torch.relu(ones @ weights["rows"] + weights["first"])
    hidden = torch.relu(hidden @ weights["second"] + weights["bias"])
    return torch.sigmoid(hidden @ weights["last"] + weights["end"])


def errors(weights: Weights, given: Lessons) -> dict[str, float]:
    """How far the net is off, as it will be used."""
    off = np.abs(Net(weights).values(given.codes, given.mine, given.theirs) - given.values)
    return {"mean": float(off.mean()), "99th": float(np.quantile(off, 0.99)), "worst": float(off.max())}


def teach(table: Table, file: Path, training: Training | None = None) -> float:
    """Write a net's weights; its mean error on positions of other games than those it was taught."""
    import torch

    training = training or Training()
    weights = distil(table, training, "cuda" if torch.cuda.is_available() else "cpu")
    write_weights(file, weights)
    others = rounds(table, training.games // 100 + 1, np.random.default_rng(training.seed + 1))
    return errors(weights, Lessons(*(np.concatenate(column) for column in zip(*others, strict=True))))["mean"]


def write_weights(file: Path, weights: Weights) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in PARTS:
            stream = io.BytesIO()
            np.save(stream, weights[name])
            archive.writestr(zipfile.ZipInfo(f"{name}.npy", LONG_AGO), stream.getvalue())
