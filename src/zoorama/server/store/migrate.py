"""The schema's migrations: number n upgrades version n - 1 to n, and never changes once published."""

from importlib.resources import files

from zoorama.server.store.store import StoreError

CREATE_META = "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"
READ_VERSION = "SELECT value FROM meta WHERE name = 'zoorama schema'"


def published() -> tuple[str, ...]:
    folder = files("zoorama.server.store") / "migrations"
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return tuple(script.read_text(encoding="utf-8") for script in scripts)


def upgrade(version: int, migrations: tuple[str, ...], where: str) -> list[str]:
    """The statements that upgrade a database of this version; version 0 is an empty database with `meta`."""
    if version > len(migrations):
        raise StoreError("newer", {"where": where, "version": version, "known": len(migrations)})
    if version == len(migrations):
        return []
    pending = [statement for script in migrations[version:] for statement in script.split(";") if statement.strip()]
    return [*pending, _record_version(len(migrations))]


def _record_version(version: int) -> str:
    return (
        f"INSERT INTO meta (name, value) VALUES ('zoorama schema', '{version}') "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
