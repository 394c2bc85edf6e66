"""The worker that analyses games, with little effort for each decision."""

from unittest.mock import patch

from zoorama.analysis.effort import Effort
from zoorama.server.tables.analysis_worker import main

if __name__ == "__main__":
    with patch("zoorama.analysis.errors.effort_for", return_value=Effort(ahead=1, choosing=2, measuring=(2,))):
        main()
