"""Browsers that come through a proxy, each from an address of its own."""

from typing import Any

import httpx
import websockets

from tests.deploy.proxies import SITE, Front
from tests.server.harness import PATIENCE, Guest, Wire


class Visitor(Guest):
    def __init__(self, front: Front, address: str = "127.0.0.1", **headers: str) -> None:
        self.front = front
        self.address = address
        transport = httpx.AsyncHTTPTransport(verify=front.trust, local_address=address)
        self.http = Browser(
            base_url=f"https://127.0.0.1:{front.secure}",
            headers={"Host": SITE, "Origin": f"https://{SITE}", **headers},
            transport=transport,
            timeout=PATIENCE,
        )

    async def connect(self, table: str, since: int | None = None) -> Wire:
        query = "" if since is None else f"?since={since}"
        jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        socket = await websockets.connect(
            f"wss://{SITE}/api/tables/{table}/socket{query}",
            host="127.0.0.1",
            port=self.front.secure,
            ssl=self.front.trust,
            local_addr=(self.address, 0),
            origin=websockets.Origin(f"https://{SITE}"),
            additional_headers={"Cookie": jar},
            max_size=None,
            ping_interval=None,
        )
        return Wire(socket)


class Browser(httpx.AsyncClient):
    """Asks the address at hand for the site's certificate."""

    async def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": SITE}
        return await super().send(request, **options)
