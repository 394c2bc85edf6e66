"""Many games side by side: the net judges what all of them ask in one batch."""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import Floats, Net
from zoorama.bots.learned.rows import After, advance, after_each
from zoorama.bots.sense.sense import Sense
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Kind
from zoorama.engine.score import victory
from zoorama.lab.train.lessons import Exam, Lessons, Notebook, Shares, Step
from zoorama.lab.train.plan import Plan

NOBODY: Final = -1
WATCHED: Final = 0.1  # of a watched player's choices, made at random: greedy games alone are too much alike


@dataclass
class Play:
    """A game in play."""

    state: Any
    seats: int
    pupil: int = NOBODY  # in an exam, the seat that the net plays
    steps: list[Step] = field(default_factory=list)


@dataclass(frozen=True)
class Question:
    """A seat with more than one choice, which the net is asked about."""

    play: Play
    step: Step
    seat: int
    legal: list[Action]
    sealed: bool
    after: After


class SelfPlay:
    def __init__(self, game: AnyGame, sense: Sense[Any], features: Features[Any], plan: Plan, seed: int) -> None:
        self.game, self.sense, self.features, self.plan = game, sense, features, plan
        self.net: Net | None = None
        self.luck = Rng(seed)
        self.draw = np.random.default_rng(seed)
        self.notebook = Notebook(game.seats[-1])
        self.begun = 0
        self.plays = [self.begin(exam=number < plan.exams) for number in range(plan.games)]

    def lessons(self, rows: int) -> Lessons:
        """Play until there are so many."""
        while len(self.notebook.rows) < rows:
            self.go_on()
        return self.notebook.tear_out()

    def begin(self, *, exam: bool) -> Play:
        seats = self.plan.seats[int(self.draw.integers(len(self.plan.seats)))]
        self.begun += 1
        state = self.game.start(seats, self.game.types.options())
        return Play(state, seats, self.begun % seats if exam else NOBODY)

    def go_on(self) -> None:
        """One decision in every game."""
        questions: list[Question] = []
        moves: list[tuple[Play, int, Action]] = []
        for number in range(len(self.plays)):
            play = self.plays[number]
            turn = advance(self.game, play.state, self.luck)
            if turn.kind is Kind.OVER:
                self.end(play)
                play = self.plays[number] = self.begin(exam=number < self.plan.exams)
                turn = advance(self.game, play.state, self.luck)
            step = Step()
            play.steps.append(step)
            for seat in turn.seats:
                legal = self.game.legal(play.state, seat)
                if len(legal) == 1:
                    moves.append((play, seat, legal[0]))
                elif self.net is None or (play.pupil not in (NOBODY, seat)):
                    moves.append((play, seat, self.watched(play, step, seat, legal)))
                else:
                    after = after_each(self.game, self.features, play.state, seat, legal)
                    questions.append(Question(play, step, seat, legal, turn.kind is Kind.TOGETHER, after))
        moves += self.answers(questions)
        for play, seat, action in moves:  # those of one game are in any order: they were sealed
            self.game.play(play.state, seat, action)

    def watched(self, play: Play, step: Step, seat: int, legal: list[Action]) -> Action:
        """A greedy player's choice."""
        exam = play.pupil != NOBODY
        if not exam and self.draw.random() < WATCHED:
            action = legal[int(self.draw.integers(len(legal)))]
        else:
            worths = self.sense.weigh(play.state, seat, legal)
            best = [index for index, worth in enumerate(worths) if worth == max(worths)]
            action = legal[best[int(self.draw.integers(len(best)))]]
        if not exam:
            step.rows.append(after_each(self.game, self.features, play.state, seat, [action]).rows)
            step.seats.append(seat)
        return action

    def answers(self, questions: list[Question]) -> list[tuple[Play, int, Action]]:
        if self.net is None or not questions:
            return []
        rows = np.frombuffer(b"".join([one.after.rows for one in questions]), np.uint8).reshape(-1, self.net.width)
        seats = np.repeat([one.play.seats for one in questions], [len(one.legal) for one in questions])
        shares = self.net.shares_of(rows, seats)
        chosen, first = [], 0
        for one in questions:
            chosen.append((one.play, one.seat, self.choose(one, shares[first : first + len(one.legal)])))
            first += len(one.legal)
        return chosen

    def choose(self, question: Question, shares: Floats) -> Action:
        play, seat, after = question.play, question.seat, question.after
        for index, result in zip(after.over, after.results, strict=True):
            shares[index, : play.seats] = result[seat:] + result[:seat]
        best = index = int(shares[:, 0].argmax())
        if play.pupil == NOBODY:
            if self.draw.random() < self.plan.noise:
                index = int(self.draw.integers(len(question.legal)))
            elif question.sealed:
                best = index = self.toss(shares[:, 0])
            width = self.features.width
            question.step.rows.append(after.rows[index * width : (index + 1) * width])
            question.step.seats.append(seat)
            question.step.shares.append(by_seat(shares[index], play.seats, seat))
            if index != best:
                question.step.best = by_seat(shares[best], play.seats, seat)
        return question.legal[index]

    def toss(self, shares: Floats) -> int:
        """Sealed choices are mixed, so that they cannot be foreseen."""
        odds = np.exp((shares - shares.max()) / self.plan.warmth).astype(np.float64)
        return int(np.searchsorted(odds.cumsum(), self.draw.random() * odds.sum()))

    def end(self, play: Play) -> None:
        result = victory(self.game.scores(play.state))
        if play.pupil == NOBODY:
            self.notebook.write(play.steps, result, self.plan.decay)
        elif self.net is not None:
            self.notebook.exams.append(Exam(play.seats, result[play.pupil]))


def by_seat(shares: Floats, seats: int, seat: int) -> Shares:
    """From the side of one seat to the table's own order."""
    turned: Shares = shares[:seats].tolist()
    return turned[seats - seat :] + turned[: seats - seat]
