"""Settings: what a file, the environment and the command line say, and how a mistake in them is refused."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from zoorama.cli import main
from zoorama.server.admin import database
from zoorama.server.config.errors import SettingsError
from zoorama.server.config.load import load
from zoorama.server.config.options import Option, options_of
from zoorama.server.config.printed import line, printed
from zoorama.server.config.sources import Given, environment_source, file_source
from zoorama.server.settings import Bounds, Secret, ServeOptions, Settings

ALL = [*options_of(ServeOptions), *options_of(Settings)]
SECRETIVE = re.compile("password|secret|token|private|_key$|^key$")


@dataclass(frozen=True)
class Post:
    # the host that
    # sends letters
    server: str = "#mail"
    password: Secret = ""  # its password
    retries: int = 3  # times a letter is tried


@dataclass(frozen=True)
class Toy:
    loud: bool = False  # whether it makes noise
    names: tuple[str, ...] = ()  # what it is called
    weight: float = 1.0  # kilograms
    post: Post = Post()


TOY = list(options_of(Toy))


def refused(problem: str, *words: str, environment: dict[str, str]) -> None:
    with pytest.raises(SettingsError) as error:
        environment_source(TOY, environment)
    assert error.value.problem == problem
    assert set(words) <= {str(fact) for fact in error.value.facts.values()}


def write(folder: Path, text: str) -> Path:
    file = folder / "zoorama.toml"
    file.write_text(text, encoding="utf-8")
    return file


def values(source: dict[str, Given]) -> dict[str, object]:
    return {path: given.value for path, given in source.items()}


def test_nested_groups_and_their_comments_are_found() -> None:
    assert [option.path for option in TOY] == [
        "loud", "names", "weight", "post.server", "post.password", "post.retries",
    ]  # fmt: skip
    assert [option.comment for option in TOY][3:] == [
        "the host that sends letters", "its password", "times a letter is tried",
    ]  # fmt: skip
    assert TOY[4].secret
    assert TOY[4].variable == "ZOORAMA_POST_PASSWORD"


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.path)
def test_every_setting_says_what_it_is_and_hides_what_is_secret(option: Option) -> None:
    assert option.comment
    assert option.secret or not SECRETIVE.search(option.name)
    assert option.kind is tuple or type(option.default) is option.kind


def test_no_two_settings_share_a_variable() -> None:
    assert len({option.variable for option in ALL}) == len(ALL)


def test_a_later_source_stands_over_an_earlier_one(tmp_path: Path) -> None:
    file = write(tmp_path, "port = 1\npause = 2\nworkers = 3\nrequests = 4")
    environment = {"ZOORAMA_SETTINGS": str(file), "ZOORAMA_PAUSE": "5.5", "ZOORAMA_WORKERS": "6"}
    effective = load(environment, {"workers": 7})
    assert effective.options().port == 1
    assert effective.settings().pause == 5.5
    assert effective.settings().workers == 7
    assert effective.settings().frames == Settings().frames
    where = {option.name: given.where for option, given in effective.given.items()}
    assert where["requests"] == str(file)
    assert (where["pause"], where["workers"], where["frames"]) == ("ZOORAMA_PAUSE", "command line", "default")


def test_every_kind_is_read_from_a_file_and_from_the_environment(tmp_path: Path) -> None:
    file = write(tmp_path, 'loud = true\nnames = ["a", "b"]\nweight = 2\n[post]\nserver = "x"\nretries = 0')
    wanted = {"loud": True, "names": ("a", "b"), "weight": 2.0, "post.server": "x", "post.retries": 0}
    assert values(file_source(TOY, file)) == wanted
    environment = {"LOUD": "yes", "NAMES": "a, b", "WEIGHT": "2", "POST_SERVER": "x", "POST_RETRIES": "0"}
    assert values(environment_source(TOY, {f"ZOORAMA_{name}": text for name, text in environment.items()})) == wanted


def test_a_secret_can_be_held_by_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "held").write_text("hush\n", encoding="utf-8")
    file = write(tmp_path, f'[post]\npassword_file = "{tmp_path / "held"}"')
    assert values(file_source(TOY, file)) == {"post.password": "hush"}
    environment = {"ZOORAMA_POST_PASSWORD_FILE": str(tmp_path / "held")}
    assert values(environment_source(TOY, environment)) == {"post.password": "hush"}
    refused("twice", "post.password", environment={"ZOORAMA_POST_PASSWORD": "loud", **environment})


def test_an_unknown_name_is_refused_with_the_nearest_there_is(tmp_path: Path) -> None:
    refused("unknown", "ZOORAMA_POST_SERVER", environment={"ZOORAMA_POST_SEVER": "x"})
    with pytest.raises(SettingsError) as error:
        file_source(TOY, write(tmp_path, "[posts]\nretries = 1"))
    assert error.value.facts == {
        "where": f"{tmp_path}/zoorama.toml",
        "name": "posts.retries",
        "nearest": "post.retries",
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("loud = 1", "yes-no"),
        ("names = 'a'", "list"),
        ("names = [1]", "list"),
        ("weight = '1'", "number"),
        ("weight = nan", "number"),
        ("weight = true", "number"),
        ("weight = -1", "number"),
        ("post.retries = 1.0", "whole"),
        ("post.server = 1", "text"),
        ("post = 1", "unknown"),
        ("loud =", "unreadable"),
    ],
)
def test_a_wrong_value_in_a_file_is_refused(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as error:
        file_source(TOY, write(tmp_path, text))
    assert error.value.problem == problem


def test_a_wrong_value_in_the_environment_is_refused() -> None:
    refused("whole", "ZOORAMA_POST_RETRIES", "1_000", environment={"ZOORAMA_POST_RETRIES": "1_000"})
    refused("number", "heavy", environment={"ZOORAMA_WEIGHT": "heavy"})
    refused("yes-no", environment={"ZOORAMA_LOUD": "maybe"})


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "held").write_bytes(b"\xff\xfe")
    refused("unreadable", environment={"ZOORAMA_POST_PASSWORD_FILE": str(tmp_path / "held")})


def test_what_is_printed_can_be_read_back(tmp_path: Path) -> None:
    environment = {"ZOORAMA_HOST": 'a "quoted" \\ host\n\x7f', "ZOORAMA_ORIGINS": "https://a.example,https://b.example"}
    effective = load(environment, {"https": True})
    again = load({}, {}, write(tmp_path, printed(effective)))
    assert (again.options(), again.settings()) == (effective.options(), effective.settings())


def test_secrets_are_not_printed() -> None:
    password = Option("post", "password", str, "", "", Bounds(), secret=True)
    assert line(password, Given("hush", "")) == "# password = (hidden)"
    assert line(password, Given("", "")) == 'password = ""'
    shown = printed(load({"ZOORAMA_DB": "postgresql://ada:hush@db.example/zoo"}, {}))
    assert '# db = "postgresql://ada:(hidden)@db.example/zoo"' in shown
    assert "hush" not in shown


def test_the_command_prints_them(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ZOORAMA_PORT", "4000")
    assert main(["serve", "--workers", "1", "--print-settings"]) == 0
    said = tomllib.loads(capsys.readouterr().out)
    assert (said["port"], said["workers"]) == (4000, 1)
    monkeypatch.setenv("ZOORAMA_PROT", "4000")
    assert main(["serve", "--print-settings"]) == 2
    assert "ZOORAMA_PORT" in capsys.readouterr().err
    assert main(["serve", "--print-settings", "--settings", "/nowhere.toml"]) == 2
    assert "/nowhere.toml" in capsys.readouterr().err


def test_admin_commands_find_the_server_s_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOORAMA_SETTINGS", str(write(tmp_path, 'db = "of the file"')))
    assert database(None) == "of the file"
    monkeypatch.setenv("ZOORAMA_DB", "of the environment")
    assert database(None) == "of the environment"
    assert database("named") == "named"
