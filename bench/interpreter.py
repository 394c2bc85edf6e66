"""Which build of Python a measurement ran on: a third of a compiled playout is spent inside the interpreter."""

import platform
import sysconfig


def interpreter() -> str:
    """Such as `3.11.7 (not optimised, shared)`."""
    configured = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    optimised = "optimised" if "--enable-optimizations" in configured else "not optimised"
    lto = ", link-time optimisation" if "--with-lto" in configured else ""
    linked = "shared" if sysconfig.get_config_var("Py_ENABLE_SHARED") else "static"
    return f"{platform.python_version()} ({optimised}{lto}, {linked})"
