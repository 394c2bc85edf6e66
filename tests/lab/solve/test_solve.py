"""The solver against the rules: late positions solved by both, its own residual, going on where it was stopped."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from zoorama.bots.exact.boards import CODE, Codes, Pen, Values, Whole
from zoorama.bots.exact.position import Position
from zoorama.lab.solve import naive
from zoorama.lab.solve.canon import Canon, canon
from zoorama.lab.solve.plan import ROW, Plan, cone, fill_ends, plan
from zoorama.lab.solve.processor import COMPILERS, Processor
from zoorama.lab.solve.solver import LAYERS, TOLERANCE, sweep
from zoorama.lab.solve.store import Workplace
from zoorama.lab.solve.verify import naive_value, place_of, state_of

pytestmark = pytest.mark.skipif(not any(map(shutil.which, COMPILERS)), reason="no C++ compiler")

DONE = Pen(-1, -1, 1)
FEW = Position(  # three species done with, two animals to go for both; all coins marked
    tuple(CODE[species][pen] for species, pen in enumerate([DONE, DONE, DONE, Pen(1, 1, 0), Pen(1, 1, 0)])), 6, 6
)
MORE = Position(tuple(CODE[s][p] for s, p in enumerate([DONE, Pen(1, 0, -1), DONE, Pen(1, 2, 0), Pen(2, 1, 0)])), 5, 6)


class Solved:
    """The table of one position and all that may follow."""

    def __init__(self, place: Position, values: Values) -> None:
        self.canon: Canon = canon()
        boards = cone(self.canon, place.board())
        self.plan: Plan = plan(self.canon, boards)
        self.table = values
        fill_ends(self.canon, values, boards[boards >= self.canon.open])

    def values(self, codes: Codes, mine: Whole, theirs: Whole) -> Values:
        found: Values = self.table[self.canon.number(codes), mine * 7 + theirs]
        return found

    def value(self, place: Position) -> float:
        return float(self.values(place.board(), np.array(place.mine), np.array(place.theirs)))


def solved(place: Position) -> tuple[Solved, Processor]:
    found = Solved(place, np.zeros((len(canon().codes), ROW), np.float32))
    machine = Processor(found.plan, found.table, threads=1)
    for layer in found.plan.layers:
        machine.layer(layer, TOLERANCE)
    return found, machine


def test_boards_that_are_alike_have_one_number() -> None:
    every = canon()
    assert (len(every.codes), every.open) == (2_477_044, 2_093_535)
    some = np.random.default_rng(1).integers(len(every.codes), size=1000)
    assert (every.number(every.codes[some]) == some).all()
    assert (every.mirror[every.mirror[some]] == some).all()
    swapped = [Pen(1, 0, -1), Pen(1, 1, 0)], [Pen(1, 1, 0), Pen(1, 0, -1)]
    rest = [Pen(2, 2, 0), Pen(3, 3, 0), Pen(5, 5, 0)]
    one, other = (np.array([CODE[s][pen] for s, pen in enumerate([*two, *rest])]) for two in swapped)
    assert every.number(one) == every.number(other)
    assert len(plan(every).layers) == LAYERS


def test_late_positions_are_worth_what_a_naive_solver_finds() -> None:
    table, _ = solved(FEW)
    by_rules = naive.solve(state_of(FEW), tolerance=1e-5)
    assert table.value(FEW) == pytest.approx(by_rules[naive.key(state_of(FEW))], abs=3e-5)
    assert place_of(state_of(FEW)) == FEW


def test_values_are_what_a_round_by_the_rules_makes_of_the_others() -> None:
    table, machine = solved(MORE)
    assert max(machine.check(layer) for layer in table.plan.layers) < 1e-6
    assert machine.visits > 0
    for place in (MORE._replace(mine=6), MORE._replace(mine=6, theirs=5)):
        assert table.value(place) == pytest.approx(naive_value(table, place), abs=1e-6)


def test_a_wrong_value_shows_in_the_residual() -> None:
    table, machine = solved(FEW)
    table.table[int(table.canon.number(FEW.board())), ROW - 1] += 0.01
    assert max(machine.check(layer) for layer in table.plan.layers) > 1e-3


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.lab.solve.solver.PAUSE", -1.0)  # note every layer
    whole, _ = solved(FEW)
    boards = len(canon().codes)

    class Stopped(Exception):
        pass

    def run(after: int) -> tuple[Values, list[int]]:
        work, done = Workplace(tmp_path, boards), []
        part = Solved(FEW, work.values)
        machine = Processor(part.plan, work.values, threads=1)

        def progress(layers: int) -> None:
            done.append(layers)
            if len(done) == after:
                raise Stopped

        sweep(machine, part.plan, work, progress)
        return work.values, done

    with pytest.raises(Stopped):
        run(after=6)
    values, done = run(after=-1)
    assert done[0] == 4, "four layers were noted before the fifth was interrupted"
    mine = whole.plan.pairs["board"].ravel()
    assert (values[mine] == whole.table[mine]).all()
