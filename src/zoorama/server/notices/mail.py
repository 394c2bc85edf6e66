"""E-mail: plain text by the operator's mail server, with a way to stop it in one click."""

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, make_msgid

from zoorama.engine.errors import Unreadable
from zoorama.server.notices.message import Delivery, Message
from zoorama.server.notices.tokens import Tokens
from zoorama.server.settings import Notices
from zoorama.server.store.notices import TargetRow
from zoorama.text import Text

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
LONGEST = 254
PERMANENT = range(500, 600)


def read_address(address: str) -> str:
    if len(address) > LONGEST or not ADDRESS.fullmatch(address.strip()):
        raise Unreadable("address", "not-an-address", {"given": address})
    return address.strip()


class MailChannel:
    def __init__(self, settings: Notices, site: str, tokens: Tokens) -> None:
        self.settings, self.site, self.tokens = settings, site, tokens
        self.threads = ThreadPoolExecutor(2, "zoorama-mail")  # smtplib waits for its server

    async def send(self, target: TargetRow, message: Message, now: float) -> Delivery:
        text = Text(message.language)
        lines = [message.body, self.site + message.path, text.say("notice-mail-foot", link=self.stop_page(target))]
        return await self._post(target, message.title, message.language, lines, now)

    async def ask(self, target: TargetRow, language: str, now: float) -> Delivery:
        """Asks the owner of an address to confirm it. Nothing else is sent there before they do."""
        text, link = Text(language), f"{self.site}/notices#confirm={self.tokens.confirming(target.id, now)}"
        lines = [text.say("notice-mail-confirm-body", site=self.site), link, text.say("notice-mail-confirm-foot")]
        return await self._post(target, text.say("notice-mail-confirm"), language, lines, now)

    def stop_page(self, target: TargetRow) -> str:
        return f"{self.site}/notices#stop={self.tokens.stopping(target.id)}"

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _post(self, target: TargetRow, title: str, language: str, lines: list[str], now: float) -> Delivery:
        mail = EmailMessage()
        mail["From"] = formataddr(("Zoorama", self.settings.smtp_from))
        mail["To"] = target.address
        mail["Subject"] = title
        mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        mail["Message-ID"] = make_msgid(domain=self.settings.smtp_from.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = language
        mail["List-Unsubscribe"] = f"<{self.site}/api/notices/unsubscribe?token={self.tokens.stopping(target.id)}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n\n".join(line for line in lines if line) + "\n")
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._deliver, mail)

    def _deliver(self, mail: EmailMessage) -> Delivery:
        settings = self.settings
        try:
            with self._connect() as server:
                if settings.smtp_tls not in ("tls", "none"):  # a word misspelt must not send the password in clear
                    server.starttls(context=ssl.create_default_context())
                if settings.smtp_user:
                    server.login(settings.smtp_user, settings.smtp_password)
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Delivery("gone" if all(code in PERMANENT for code in codes) else "later")
        except (OSError, smtplib.SMTPException):
            return Delivery("later")
        return Delivery("sent")

    def _connect(self) -> smtplib.SMTP:
        host, port, timeout = self.settings.smtp_host, self.settings.smtp_port, self.settings.timeout
        if self.settings.smtp_tls == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=timeout, context=ssl.create_default_context())
        return smtplib.SMTP(host, port, timeout=timeout)
