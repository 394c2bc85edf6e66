"""The worker that analyses games, with little effort for each decision."""

from zoorama.analysis.effort import EFFORTS, Effort
from zoorama.server.tables.analysis_worker import main

if __name__ == "__main__":
    for game in EFFORTS:
        EFFORTS[game] = Effort(ahead=1, choosing=2, measuring=(2,))
    main()
