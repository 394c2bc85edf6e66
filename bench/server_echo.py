"""The least that our server's stack can do with a message: send it back."""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from zoorama.server.listening import listen
from zoorama.server.run import configuration
from zoorama.server.settings import ServeOptions


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    receive, send = socket.receive, socket.send
    while True:
        event: Any = await receive()
        if event["type"] != "websocket.receive":
            return
        await send({"type": "websocket.send", "text": event["text"], "bytes": None})


def main() -> None:
    listening = listen(ServeOptions(port=0))
    sys.stdout.write(f"http://127.0.0.1:{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    uvicorn.Server(configuration(Litestar([echo], openapi_config=None))).run([listening])


if __name__ == "__main__":
    main()
