"""The schema's history: migration number n brings version n - 1 to version n. None is ever changed once published."""

from importlib.resources import files

from zoorama.server.store.store import StoreTrouble

CREATE_META = "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"
READ_VERSION = "SELECT value FROM meta WHERE name = 'zoorama schema'"


def published() -> tuple[str, ...]:
    folder = files("zoorama.server.store") / "migrations"
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return tuple(script.read_text(encoding="utf-8") for script in scripts)


def upgrade(version: int, migrations: tuple[str, ...], where: str) -> list[str]:
    """The statements that bring a database of this version up to date; version 0 has nothing but `meta`."""
    if version > len(migrations):
        raise StoreTrouble("newer", {"where": where, "version": version, "known": len(migrations)})
    if version == len(migrations):
        return []
    due = [statement for script in migrations[version:] for statement in script.split(";") if statement.strip()]
    return [*due, _remember(len(migrations))]


def _remember(version: int) -> str:
    return (
        f"INSERT INTO meta (name, value) VALUES ('zoorama schema', '{version}') "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
