"""Web push: the example of RFC 8291, tokens of RFC 8292, and what a push service gets to see."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

from tests.server.notices.receivers import Browser
from zoorama.engine.errors import Unreadable
from zoorama.server.notices.encryption import CURVE, decode64, encode64, encrypt, read_point
from zoorama.server.notices.message import Message, judged
from zoorama.server.notices.push import content, read_keys, topic
from zoorama.server.notices.vapid import LASTS, Vapid, fresh_key

# RFC 8291, appendix A
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
PLAIN = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def message(body: str = "With Ben") -> Message:
    return Message("turn", "en", "Zoop: your turn", body, "/t/abc", "abc")


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    browser = Browser(BROWSER, AUTH)
    own = ec.derive_private_key(int.from_bytes(decode64(SENDER), "big"), CURVE)
    assert encode64(encrypt(PLAIN, browser.public, browser.auth, own=own, salt=decode64(SALT))) == SEALED
    assert browser.decrypt(decode64(SEALED)) == PLAIN


def test_messages_of_different_length_look_alike_to_the_push_service() -> None:
    browser = Browser()
    sizes = {len(encrypt(b"x" * length, browser.public, browser.auth, padded=1024)) for length in (1, 80, 900)}
    assert len(sizes) == 1


def test_even_a_long_message_fits_into_one_record() -> None:
    browser = Browser()
    told = content(message("Дмитрий, " * 2000))
    body = encrypt(told, browser.public, browser.auth)
    assert len(body) <= 4096
    assert json.decode(browser.decrypt(body))["title"] == "Zoop: your turn"


def test_the_token_names_service_sender_and_end_and_is_signed() -> None:
    vapid = Vapid(fresh_key(), "mailto:zoo@example.org")
    header = vapid.authorization("https://push.example.net/send/1?x=2", 1_000_000)
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    raw = decode64(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    read_point(decode64(key)).verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.decode(decode64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.decode(decode64(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1_000_000 + LASTS,
        "sub": "mailto:zoo@example.org",
    }


def test_a_topic_is_short_and_does_not_hold_the_tables_link() -> None:
    assert len(topic(message())) == 32
    assert "abc" not in topic(message())


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", AUTH), (encode64(b"\x04" + b"\x01" * 64), AUTH), ("é", AUTH)]
)
def test_keys_that_cannot_be_used_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Unreadable):
        read_keys(p256dh, auth)


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(Unreadable):
        read_keys(encode64(Browser().public), "AAAA")


def test_what_statuses_mean() -> None:
    assert [judged(status, 0).result for status in (201, 404, 410, 429, 503, 400, 301)] == [
        "sent", "gone", "gone", "later", "later", "failed", "failed",
    ]  # fmt: skip
    assert judged(429, 30).wait == 30
