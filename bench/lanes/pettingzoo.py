"""PettingZoo's own classics."""

from importlib import import_module
from importlib.metadata import version

from bench.contestants import PETTINGZOO
from bench.lane import Task, serve
from bench.lanes.walk import Walk


def main() -> None:
    tasks: dict[str, Task] = {
        f"{name} AEC": Walk(import_module(f"pettingzoo.classic.{name}").env) for name in PETTINGZOO
    }
    serve({"version": version("pettingzoo")}, tasks)


if __name__ == "__main__":
    main()
