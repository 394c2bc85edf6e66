"""Links in e-mail that need no cookie: signed, so that only whoever got the mail can follow them."""

import hmac

CONFIRM_LASTS = 3 * 86_400  # seconds


class Tokens:
    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)

    def confirming(self, target: str, now: float) -> str:
        return self._token(f"confirm.{int(now) + CONFIRM_LASTS}", target)

    def stopping(self, target: str) -> str:
        """Without an end: an old mail can still be unsubscribed from."""
        return self._token("stop", target)

    def read_confirming(self, token: str, now: float) -> str | None:
        target, until = self._read("confirm", token)
        return target if until.isdecimal() and int(until) > now else None

    def read_stopping(self, token: str) -> str | None:
        return self._read("stop", token)[0]

    def _token(self, purpose: str, target: str) -> str:
        return f"{target}.{purpose}.{self._signature(purpose, target)}"

    def _read(self, purpose: str, token: str) -> tuple[str | None, str]:
        """The target, and what the purpose says besides its name."""
        target, _, rest = token.partition(".")
        signed, _, signature = rest.rpartition(".")
        name, _, detail = signed.partition(".")
        valid = hmac.compare_digest(signature.encode(), self._signature(signed, target).encode())
        return (target, detail) if valid and name == purpose else (None, "")

    def _signature(self, purpose: str, target: str) -> str:
        return hmac.new(self.key, f"{purpose} {target}".encode(), "sha256").hexdigest()[:32]
