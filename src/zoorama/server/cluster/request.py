"""An HTTP request as data: taken from the application that it came to, answered by the one that has the table."""

from collections.abc import Awaitable, Callable
from typing import Any

from zoorama.server.cluster.commands import Answer, Ask

FORWARDED = "zoorama.forwarded"  # marks a scope: access was checked where the request came in
NOT_SENT = (b"accept-encoding", b"connection", b"transfer-encoding")  # of the connection that the request came by
Application = Callable[[Any, Any, Any], Awaitable[None]]


def is_forwarded(scope: Any) -> bool:
    return FORWARDED in scope["extensions"] if scope.get("extensions") else False


def asked(scope: Any, table: str, body: bytes) -> Ask:
    return Ask(
        table=table,
        method=scope["method"],
        path=scope["path"],
        query=scope["query_string"],
        headers=[(name, value) for name, value in scope["headers"] if name not in NOT_SENT],
        body=body,
        scheme=scope["scheme"],
        address=scope["client"][0] if scope.get("client") else "",
    )


async def answered(application: Application, ask: Ask) -> Answer:
    answer = Answer(500, [], b"")

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": ask.body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answer.status, answer.headers = message["status"], [tuple(pair) for pair in message["headers"]]
        else:
            answer.body += message.get("body", b"")

    await application(scope_of(ask), receive, send)
    return answer


def scope_of(ask: Ask) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": ask.method,
        "scheme": ask.scheme,
        "path": ask.path,
        "raw_path": ask.path.encode(),
        "query_string": ask.query,
        "root_path": "",
        "headers": ask.headers,
        "client": (ask.address, 0) if ask.address else None,
        "server": None,
        "extensions": {FORWARDED: {}},
    }


async def send_answer(answer: Answer, send: Any) -> None:
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})
