"""The worker that analyses games, in a hurry: with little effort a decision, and as if somebody waited for it."""

from unittest.mock import patch

from zoorama.analysis.effort import Effort
from zoorama.server.tables import analysis_worker

if __name__ == "__main__":
    effort = Effort(ahead=1, choosing=2, measuring=(2,))
    with (
        patch("zoorama.analysis.errors.effort_for", return_value=effort),
        patch.object(analysis_worker, "NICENESS", 0),
    ):
        analysis_worker.main()
