"""A process in which finished games are analysed: each is prepared, looked at part by part, and put together."""

import gzip
import sys
from typing import Any, Final

from msgspec import Raw, json

from zoorama.analysis.analyse import Part, look_at, put_together, stretches
from zoorama.analysis.report import Draw, Error
from zoorama.bots.threads import one_thread
from zoorama.codec import Codec
from zoorama.records.read import read_record
from zoorama.server.protocol.analysis import AnalysisInfo
from zoorama.server.tables.analysis_report import report_of
from zoorama.server.tables.analysis_tasks import LookAt, Prepare, PreparedGame, PutTogether, Task
from zoorama.server.tables.model import read_model
from zoorama.server.tables.replay import moves_by_step
from zoorama.server.tables.stored_log import new_dealer, new_session, restore
from zoorama.server.workers.program import log_place_only, serve

NICENESS: Final = 15  # everything else goes first
LEVEL: Final = 6  # of compression


TASKS: Final = json.Decoder(Task)


def prepare(task: Prepare) -> PreparedGame:
    model = read_model(task.model)
    session = new_session(model, new_dealer(model))
    restore(session, task.log)
    record = session.match.record()
    return PreparedGame(
        record=Codec(session.match.game).dumps(record),
        steps=moves_by_step(session.entries),
        given=session.given,
        stretches=[(stretch.start, stretch.stop) for stretch in stretches(record)],
    )


def examine(task: LookAt) -> Part:
    game, record = read_record(task.record)
    return look_at(game, record, range(task.first, task.stop), given=task.given)


def finish(task: PutTogether) -> bytes:
    """The answer to whoever asks, compressed."""
    game, record = read_record(task.prepared.record)
    analysis = put_together(game, record, [read_part(part) for part in task.parts], task.prepared.given)
    report = report_of(game, record, task.prepared, analysis)
    return gzip.compress(json.encode(AnalysisInfo("ready", 1.0, None, report)), LEVEL, mtime=0)


def read_part(text: Raw) -> Part:
    found: dict[str, Any] = json.decode(text)
    errors, draws = [Error(**one) for one in found["errors"]], [Draw(**one) for one in found["draws"]]
    return Part(**{**found, "errors": errors, "draws": draws})


def do(task: Task) -> PreparedGame | Part | bytes:
    match task:
        case Prepare():
            return prepare(task)
        case LookAt():
            return examine(task)
        case PutTogether():
            return finish(task)


def answer(request: bytes) -> bytes:
    """`null` for a game that cannot be analysed: another may come next."""
    try:
        return json.encode(do(TASKS.decode(request)))
    except Exception:
        log_place_only(*sys.exc_info())
        return b"null"


def main() -> None:
    one_thread()
    serve(answer, NICENESS)


if __name__ == "__main__":
    main()
