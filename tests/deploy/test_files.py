"""The files in deploy/ name only what there is."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from tests.deploy.proxies import SHIPPED
from tests.server.harness import running
from zoorama.server.config.load import load
from zoorama.server.config.options import options_of
from zoorama.server.settings import ServeOptions, Settings

OPTIONS = [option for kind in (ServeOptions, Settings) for option in options_of(kind)]
VARIABLES = {option.variable for option in OPTIONS}
PAGE = SHIPPED.parent / "docs" / "operate.md"


def shipped(name: str) -> str:
    return (SHIPPED / name).read_text(encoding="utf-8")


def test_the_settings_file_can_be_read() -> None:
    effective = load({}, {}, SHIPPED / "zoorama.toml")
    assert effective.options().db == "/var/lib/zoorama/tables.sqlite3"
    assert effective.settings().metrics.port == 9464


@pytest.mark.parametrize(
    "name", ["Containerfile", "compose.yaml", "compose.cluster.yaml", "zoorama.service", "zoorama-workers.service"]
)
def test_the_variables_set_are_settings(name: str) -> None:
    used = set(re.findall(r"\bZOORAMA_[A-Z_]+", shipped(name)))
    assert used
    assert {variable.removesuffix("_FILE") for variable in used} <= VARIABLES


def test_the_operators_page_names_settings_there_are() -> None:
    groups = {option.group for option in OPTIONS} - {""}
    named = set(re.findall(rf"`((?:{'|'.join(groups)})\.[a-z_]+)`", PAGE.read_text(encoding="utf-8")))
    assert {"net.hosts", "keeping.drain"} <= named
    assert named <= {option.path for option in OPTIONS}


async def test_dashboard_alerts_and_page_name_metrics_that_are_served(tmp_path: Path) -> None:
    async with running(tmp_path / "zoorama.db") as server:
        served = set(
            re.findall(r"^# TYPE (\S+)", generate_latest(server.services.metrics.registry).decode(), re.MULTILINE)
        )
    for file in (SHIPPED / "dashboard.json", SHIPPED / "alerts.yml", PAGE):
        used = set(re.findall(r"\b(?:zoorama|process)_[a-z_]+", file.read_text(encoding="utf-8"))) - {"process_"}
        assert used
        missing = {metric for metric in used if metric.removesuffix("_bucket") not in served}
        assert not missing, file


def test_the_dashboard_is_one_grafana_can_read() -> None:
    panels = json.loads(shipped("dashboard.json"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(panel["targets"] for panel in panels)


@pytest.mark.parametrize("name", ["zoorama.service", "zoorama-workers.service"])
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("THE UNIT IS NOT VERIFIED: there is no systemd-analyze")
    unit = tmp_path / name
    unit.write_text(shipped(name).replace("/opt/zoorama/bin/zoorama", "/bin/true"), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    said = [line for line in ran.stderr.splitlines() if "zoorama" in line]
    assert (ran.returncode, said) == (0, [])


def test_systemd_takes_several_of_them(tmp_path: Path) -> None:
    """The same unit as a template, with what is each server's own."""
    own = shipped("zoorama@.conf")
    assert set(re.findall(r"\bZOORAMA_[A-Z_]+", own)) <= VARIABLES
    if shutil.which("systemd-analyze") is None:
        pytest.skip("THE UNITS ARE NOT VERIFIED: there is no systemd-analyze")
    folder = tmp_path / "zoorama@.service.d"
    folder.mkdir()
    for file, text in ((tmp_path / "zoorama@.service", shipped("zoorama.service")), (folder / "own.conf", own)):
        file.write_text(text.replace("/opt/zoorama/bin/zoorama", "/bin/true"), encoding="utf-8")
    places = os.environ | {"SYSTEMD_UNIT_PATH": f"{tmp_path}:"}
    command = ["systemd-analyze", "verify", "--man=no", "zoorama@1.service"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=places)
    said = [line for line in ran.stderr.splitlines() if "zoorama" in line]
    assert (ran.returncode, said) == (0, [])
