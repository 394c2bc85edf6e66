"""Tables as notices see them: what they keep, and who is there."""

from zoorama.server.tables.model import TableModel, read_model
from zoorama.server.tables.registry import TableRegistry


class TableLookup:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def model(self, table: str) -> TableModel | None:
        """Without loading the table into memory."""
        live = self.registry.tables.get(table)
        if live is not None:
            return live.context.model
        row = await self.registry.services.store.table(table)
        return None if row is None else read_model(row.data)

    def is_here(self, person: str, table: str) -> bool:
        live = self.registry.tables.get(table)
        return live is not None and person in live.context.broadcast.connected()
