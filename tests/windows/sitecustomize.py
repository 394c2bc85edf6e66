"""As far as another system can pretend: Zoorama's modules find what Windows has, and nothing that Windows lacks.

Python runs this before anything else, in every process that has this folder in its PYTHONPATH.
"""

import asyncio
import multiprocessing.popen_spawn_posix  # noqa: F401  # loaded while there is what it needs, as asyncio is
import os
import signal
import socket
import sys
from functools import partial
from types import ModuleType
from typing import Any

REALLY = sys.platform
MODULES = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop")
ATTRIBUTES = {
    os: ("getloadavg", "nice", "sched_getaffinity", "setsid"),
    signal: ("ITIMER_REAL", "SIGALRM", "SIGHUP", "SIGUSR1", "SIGUSR2", "alarm", "setitimer"),
    socket: ("AF_UNIX", "SO_REUSEPORT"),
}


class System(ModuleType):
    @property
    def platform(self) -> str:
        """For our own modules. Others would call Windows itself."""
        asking = str(sys._getframe(1).f_globals.get("__name__"))
        return "win32" if asking.partition(".")[0] in ("__main__", "zoorama") else REALLY


def refuse(*given: Any) -> None:
    raise NotImplementedError


def pretend() -> None:
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # so that importing it fails
    vars(socket)["socketpair"] = partial(socket.socketpair, socket.AF_UNIX)  # the system's own, for event loops
    for module, names in ATTRIBUTES.items():
        for name in names:
            delattr(module, name)
    sys.modules["msvcrt"] = msvcrt = ModuleType("msvcrt")
    vars(msvcrt).update(LK_NBLCK=2, locking=lambda file, mode, size: None)
    asyncio.SelectorEventLoop.add_signal_handler = refuse  # type: ignore[assignment, method-assign]  # as Windows' loops do
    sys.__class__ = System


pretend()
