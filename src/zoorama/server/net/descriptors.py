"""How many files and connections the system lets this process have."""

import sys

RESERVED = 128  # for the database, the workers and the client's files
ENOUGH = 65_536


def raise_limit(wanted: int) -> None:
    """Systems start processes with few descriptors, but let them ask for more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < (raised := min(wanted + RESERVED, most)):
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))


def room() -> int:
    """For connections: beyond it the system would refuse them without a word."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)
