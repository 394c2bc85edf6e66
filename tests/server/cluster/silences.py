"""How long tables stood still after a server was killed."""

from dataclasses import dataclass, field

from zoorama.server.store.leases import LASTS

APART = 2 * LASTS  # seconds between blows whose effects are told apart


@dataclass
class Blow:
    kind: str
    begin: float
    end: float = float("inf")

    @property
    def shared(self) -> bool:
        """It struck what all servers need."""
        return self.kind.startswith(("broker", "database"))


@dataclass
class Silences:
    """From a kill, or from when broker and database were back, until there was news at a table in play."""

    blows: list[Blow] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)  # nothing else struck soon before or after
    all: list[float] = field(default_factory=list)

    def measure(self, news: list[float]) -> None:
        """Of one table, when its game has ended."""
        for kill in self.blows:
            if kill.kind == "kill" and news and news[0] < kill.begin < news[-1]:
                heard = min(at for at in news if at > kill.begin)
                back = [blow.end for blow in self.blows if blow.shared and blow.begin < heard and blow.end > kill.begin]
                self.all.append(max(0.0, heard - max([kill.begin, *back])))
                if not any(self._near(kill, other) for other in self.blows):
                    self.alone.append(heard - kill.begin)

    def _near(self, kill: Blow, other: Blow) -> bool:
        return other is not kill and other.begin < kill.begin + APART and other.end > kill.begin - LASTS

    def __str__(self) -> str:
        alone, every = sorted(self.alone) or [0.0], sorted(self.all) or [0.0]
        return (
            f"after a kill the next news at a table came within {alone[len(alone) // 2]:.2f} s (median), "
            f"{alone[-1]:.2f} s (longest of {len(self.alone)}); whatever else was struck meanwhile, and counted from "
            f"the return of broker and database, within {every[-1]:.2f} s (longest of {len(self.all)})"
        )
