"""Caddy and nginx with the files we ship, before a real server; only ports, paths and the certificate are ours."""

import asyncio
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.kill.process import PATIENCE, free_port

SHIPPED = Path(__file__).parents[2] / "deploy"
SITE = "zoo.example"
NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


@dataclass(frozen=True)
class Front:
    """Where the proxy is reached, and whom to trust."""

    plain: int
    secure: int
    trust: ssl.SSLContext


@dataclass(frozen=True)
class Certificate:
    file: Path
    key: Path


def make_certificate(folder: Path) -> Certificate:
    made = Certificate(folder / "site.crt", folder / "site.key")
    names = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"]
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    files = ["-keyout", str(made.key), "-out", str(made.file), "-days", "2"]
    subprocess.run([*command, *names, *files], check=True, capture_output=True, timeout=PATIENCE)
    return made


@asynccontextmanager
async def proxy(kind: str, upstream: str, folder: Path) -> AsyncIterator[Front]:
    certificate = make_certificate(folder)
    front = Front(free_port(), free_port(), ssl.create_default_context(cafile=str(certificate.file)))
    command = (caddy if kind == "caddy" else nginx)(folder, front, upstream, certificate)
    homes = {name: str(folder) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    environment = {**os.environ, **homes, "ZOO_SITE": SITE, "ZOO_UPSTREAM": upstream}
    with (folder / f"{kind}.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, env=environment)
    try:
        await until_open(front.secure, process, folder / f"{kind}.log")
        yield front
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), PATIENCE)


def caddy(folder: Path, front: Front, upstream: str, certificate: Certificate) -> list[str]:
    text = (SHIPPED / "Caddyfile").read_text(encoding="utf-8")
    ours = f"\tadmin off\n\thttp_port {front.plain}\n\thttps_port {front.secure}\n"
    text = text.replace("{\n\tservers", "{\n" + ours + "\tservers", 1)
    site = "{$ZOO_SITE:zoo.example} {\n"
    text = text.replace(site, f"{site}\ttls {certificate.file} {certificate.key}\n")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, front: Front, upstream: str, certificate: Certificate) -> list[str]:
    text = (SHIPPED / "nginx.conf").read_text(encoding="utf-8")
    for ours, theirs in (
        ("listen 80;", f"listen {front.plain};"),
        ("listen [::]:80;", ""),
        ("listen 443 ", f"listen {front.secure} "),
        ("listen [::]:443 ssl http2;", ""),
        ("127.0.0.1:8020", upstream),
        ("/etc/letsencrypt/live/zoo.example/fullchain.pem", str(certificate.file)),
        ("/etc/letsencrypt/live/zoo.example/privkey.pem", str(certificate.key)),
    ):
        assert ours in text
        text = text.replace(ours, theirs)
    user = "user root;" if os.geteuid() == 0 else ""  # the folder is its owner's alone
    (folder / "site.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user), encoding="utf-8")
    return [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


async def until_open(port: int, process: asyncio.subprocess.Process, log: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            assert process.returncode is None, f"it did not start:\n{log.read_text()[-2000:]}"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
                continue
            writer.close()
            return
