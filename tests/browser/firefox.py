"""The system's Firefox as it is, driven by the protocol it speaks itself: Marionette, JSON over a socket."""

import itertools
import json
import shutil
import socket
import subprocess
import time
from base64 import b64decode
from pathlib import Path
from typing import Any

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
PATIENCE = 60  # seconds; the machine may be busy
QUIET = {
    "marionette.port": 0,  # any that is free; it is written into the profile
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutConfig.showWarning": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.tabs.remote.autostart": True,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
# What is wrong in pages is told to the browser's own console, in its main process.
COMPLAINTS = """return Services.console.getMessageArray()
    .filter((said) => said instanceof Ci.nsIScriptError && said.sourceName.startsWith(arguments[0]))
    .filter((said) => !(said.flags & (Ci.nsIScriptError.warningFlag | Ci.nsIScriptError.infoFlag)))
    .map((said) => `${said.category}: ${said.errorMessage} (${said.sourceName}:${said.lineNumber})`)"""


class Failed(Exception):
    """What Firefox answered instead of doing it."""


class Firefox:
    def __init__(self, profile: Path) -> None:
        assert FIREFOX
        chosen = "".join(f"user_pref({name!r}, {json.dumps(value)});\n" for name, value in QUIET.items())
        profile.mkdir(parents=True, exist_ok=True)
        (profile / "user.js").write_text(chosen)
        command = [FIREFOX, "--headless", "--no-remote", "--marionette", "--remote-allow-system-access"]
        with (profile / "said.log").open("w") as log:
            self.process = subprocess.Popen([*command, "--profile", str(profile)], stdout=log, stderr=log)
        self.numbers = itertools.count()
        self.socket = self._connect(profile / "MarionetteActivePort")
        self._read()  # its greeting
        self.send("WebDriver:NewSession", capabilities={})
        self.send("WebDriver:SetTimeouts", script=PATIENCE * 1000)

    def send(self, command: str, **facts: Any) -> Any:
        said = json.dumps([0, next(self.numbers), command, facts]).encode()
        self.socket.sendall(b"%d:%s" % (len(said), said))
        _, _, trouble, answer = self._read()
        if trouble:
            raise Failed(f"{command}: {trouble['error']}: {trouble['message']}")
        return answer["value"] if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def go(self, address: str) -> None:
        self.send("WebDriver:Navigate", url=address)

    def run(self, function: str, *arguments: Any) -> Any:
        """What a function answers, in the page; a promise is awaited."""
        return self.send("WebDriver:ExecuteScript", script=f"return ({function})(...arguments)", args=arguments)

    def wait(self, function: str, *arguments: Any) -> Any:
        """Until the function has an answer."""
        until = time.monotonic() + PATIENCE
        while not (answer := self.run(function, *arguments)):
            if time.monotonic() > until:
                raise Failed(f"waited in vain for {function}")
            time.sleep(0.05)
        return answer

    def click(self, x: float, y: float) -> None:
        """With the mouse, there in the window."""
        way = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.send("WebDriver:PerformActions", actions=[{"type": "pointer", "id": "mouse", "actions": way}])

    def resize(self, width: int, height: int) -> None:
        """The page, without the frame around it."""
        for _ in range(2):
            frame = self.run("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
            self.send("WebDriver:SetWindowRect", width=width + frame[0], height=height + frame[1])

    def screenshot(self) -> bytes:
        """What is in the window, as a PNG."""
        return b64decode(self.send("WebDriver:TakeScreenshot", full=False))

    def complaints(self, address: str) -> list[str]:
        """Errors in whatever came from there."""
        self.send("Marionette:SetContext", value="chrome")
        try:
            found: list[str] = self.send("WebDriver:ExecuteScript", script=COMPLAINTS, args=[address])
        finally:
            self.send("Marionette:SetContext", value="content")
        return found

    def close(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=30)

    def _connect(self, port: Path) -> socket.socket:
        until = time.monotonic() + PATIENCE
        while not (port.is_file() and port.read_text()):
            if self.process.poll() is not None or time.monotonic() > until:
                raise Failed(f"Firefox did not start: {port.with_name('said.log').read_text()}")
            time.sleep(0.05)
        return socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=2 * PATIENCE)

    def _read(self) -> Any:
        size = b""
        while (byte := self._receive(1)) != b":":
            size += byte
        return json.loads(self._receive(int(size)))

    def _receive(self, size: int) -> bytes:
        got = bytearray()
        while len(got) < size:
            if not (more := self.socket.recv(size - len(got))):
                raise Failed("Firefox has hung up")
            got += more
        return bytes(got)
