"""The compose files fit together, and what they start is there. No container engine is needed to see that."""

import re
from typing import Any

import pytest
from msgspec import yaml

from tests.deploy.proxies import SHIPPED
from zoorama.cli.commands import COMMANDS
from zoorama.server.config.load import load

Compose = dict[str, Any]
ALONE, CLUSTER = ("compose.yaml",), ("compose.yaml", "compose.cluster.yaml")


def merged(files: tuple[str, ...]) -> Compose:
    """As compose merges them: mappings by key, lists joined, the rest replaced."""
    found: Compose = {}
    for file in files:
        found = join(found, yaml.decode((SHIPPED / file).read_text(encoding="utf-8")))
    return found


def join(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        return {**one, **{key: join(one[key], value) if key in one else value for key, value in other.items()}}
    return [*one, *other] if isinstance(one, list) and isinstance(other, list) else other


def ours(compose: Compose) -> Compose:
    """The services that run our image."""
    return {name: service for name, service in compose["services"].items() if "build" in service}


@pytest.mark.parametrize("files", [ALONE, CLUSTER])
def test_what_services_name_is_there(files: tuple[str, ...]) -> None:
    compose = merged(files)
    for name, service in compose["services"].items():
        assert ("image" in service) != ("build" in service), name
        assert set(service["networks"]) <= compose["networks"].keys(), name
        assert set(service.get("depends_on", ())) <= compose["services"].keys(), name
        assert set(service.get("secrets", ())) <= compose["secrets"].keys(), name
        volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert {volume for volume in volumes if not volume.startswith(".")} <= compose["volumes"].keys(), name
        hosts = re.findall(r"//(\w+):\d+", str(service.get("environment", "")))
        assert set(hosts) <= compose["services"].keys(), name


@pytest.mark.parametrize("files", [ALONE, CLUSTER])
def test_the_image_is_built_from_a_file_of_ours_and_starts_commands_there_are(files: tuple[str, ...]) -> None:
    for service in ours(merged(files)).values():
        assert (SHIPPED / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        for command in service.get("command", ["serve"])[:1]:
            assert command in COMMANDS


def test_the_servers_and_the_workers_meet_at_the_broker() -> None:
    services = ours(merged(CLUSTER))
    used = {}
    for name, service in services.items():
        # What is named by a file holds only in the container; what a person sets is in no file of ours.
        settings = {key: value for key, value in service["environment"].items() if not key.endswith("_FILE")}
        used[name] = load({key: value.replace("${ZOO_SITE}", "zoo.example") for key, value in settings.items()}, {})
    assert used["app"].options().nats == used["workers"].options().nats == "nats://broker:4222"
    assert used["app"].options().processes > 1
    assert used["app"].settings().workers == 0
    assert used["workers"].settings().workers > 0
    assert services["workers"]["healthcheck"] == {"disable": True}, "the image's asks a port that they have not"


def test_only_the_proxy_is_open_to_the_world() -> None:
    opened = {name for name, service in merged(CLUSTER)["services"].items() if "ports" in service}
    assert opened == {"proxy"}
