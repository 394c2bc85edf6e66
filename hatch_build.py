"""Compiler flags for the compiled wheel. hatch-mypyc's hook runs after this one and hands its environment on."""

import os
import sys
import sysconfig
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The compiler may inline our functions and call them directly: nobody replaces them at load time.
CFLAGS: Final = "-fno-semantic-interposition -fno-plt -fvisibility=hidden"
LDFLAGS: Final = "-Wl,-z,now"


def set_flags() -> None:
    """On Linux, where GCC and Clang know them. Whoever builds has the last word, by CFLAGS and LDFLAGS."""
    if sys.platform == "linux":
        # Some setuptools take CFLAGS in place of Python's own flags, some add them.
        pythons = sysconfig.get_config_var("CFLAGS") or ""
        os.environ["CFLAGS"] = f"{pythons} {CFLAGS} {os.environ.get('CFLAGS', '')}"
        os.environ["LDFLAGS"] = f"{LDFLAGS} {os.environ.get('LDFLAGS', '')}"


class CompilerFlags(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        set_flags()
