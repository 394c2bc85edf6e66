"""The example that learns does learn."""

import re

import numpy as np
import pytest

from examples.learn_dice import learn, main


@pytest.mark.soak
def test_the_example_comes_to_win_more_than_it_did() -> None:
    results = learn(3000)
    assert np.mean(results[:300]) < 0.6
    assert np.mean(results[-300:]) > 0.7


def test_the_example_reports_how_it_goes(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "20"])
    assert len(re.findall(r"games +\d+ …: \d\.\d\d of the victory", capsys.readouterr().out)) == 10
