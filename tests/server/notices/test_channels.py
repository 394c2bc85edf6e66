"""E-mail that was asked for and can be stopped, webhooks that can be checked, and nothing that is not configured."""

import hmac
import re
from pathlib import Path

import pytest
from msgspec import json

from tests.server.harness import EAGER, Answered, Guest, ManualClock, Running, running
from tests.server.notices.correspondence import PAUSE, configured, game, subscribe, work
from tests.server.notices.receivers import Browser, MailServer, mail_server, push_service, text_of

pytestmark = pytest.mark.anyio

MAIL = {"channel": "email", "address": "ada@example.org"}


def by_mail(port: int) -> dict[str, object]:
    return {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": "none", "smtp_from": "zoo@example.net"}


def link(text: str, what: str) -> str:
    found = re.search(rf"https://zoo\.example/notices#{what}=([\w.-]+)", text)
    assert found is not None, text
    return found[1]


async def confirmed(guest: Guest, mails: MailServer, **wish: str) -> None:
    await guest.post("/api/notices/address", {**MAIL, **wish})
    await guest.post("/api/notices/confirm", {"token": link(text_of(mails.mails.pop()), "confirm")})


async def told_by_mail(server: Running, clock: ManualClock, ada: Guest, ben: Guest) -> str:
    table = await game(ada, ben)
    clock.go(PAUSE + 1)
    await work(server)
    return table


async def test_an_address_gets_nothing_before_its_owner_confirms_it(tmp_path: Path) -> None:
    clock = ManualClock()
    async with mail_server() as (mails, port), running(tmp_path / "db", configured(**by_mail(port)), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        info = await ada.post("/api/notices/address", {**MAIL, "language": "fr"})
        assert [(one["address"], one["confirmed"]) for one in info["targets"]] == [("ada@example.org", False)]
        await told_by_mail(server, clock, ada, ben)
        (ask,) = mails.mails
        assert ask["Subject"] == "Zoorama\u00a0: confirmez votre adresse e-mail"
        await ben.post("/api/notices/confirm", {"token": link(text_of(ask), "confirm")})  # on any device
        assert (await ada.get("/api/notices"))["targets"][0]["confirmed"]
        await told_by_mail(server, clock, ada, ben)
        assert len(mails.mails) == 2


async def test_a_mail_is_plain_and_can_be_stopped_in_one_click_without_a_cookie(tmp_path: Path) -> None:
    clock = ManualClock()
    async with mail_server() as (mails, port), running(tmp_path / "db", configured(**by_mail(port)), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await confirmed(ada, mails)
        table = await told_by_mail(server, clock, ada, ben)
        (mail,) = mails.mails
        assert mail.get_content_type() == "text/plain"
        assert (mail["To"], mail["Subject"]) == ("ada@example.org", "Zooloretto: your turn")
        assert f"https://zoo.example/t/{table}" in text_of(mail)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated"
        url = mail["List-Unsubscribe"].strip("<>").removeprefix("https://zoo.example")
        stranger = Guest(server.address)
        looked = await stranger.http.get(url)  # as programs do that only look at links
        assert (looked.status_code, looked.headers["location"].split("=")[0]) == (303, "/notices#stop")
        assert len((await ada.get("/api/notices"))["targets"]) == 1
        for _ in range(2):
            answer = await stranger.http.post(url, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        assert (await ada.get("/api/notices"))["targets"] == []


async def test_links_that_were_changed_or_are_old_do_not_work(tmp_path: Path) -> None:
    clock = ManualClock()
    async with mail_server() as (mails, port), running(tmp_path / "db", configured(**by_mail(port)), clock) as server:
        ada = await server.guest("Ada")
        await ada.post("/api/notices/address", MAIL)
        token = link(text_of(mails.mails[0]), "confirm")
        clock.go(4 * 86_400)
        target, _, rest = token.partition(".")
        for wrong in (token, f"{target}.stop.{'0' * 32}", f"{target}.confirm.9999999999.{rest[-32:]}", "x" * 20):
            with pytest.raises(Answered) as refused:
                await ada.post("/api/notices/confirm", {"token": wrong})
            assert refused.value.problem["key"] == "not-allowed-notice-link-gone"
        with pytest.raises(Answered):
            await ada.post(f"/api/notices/unsubscribe?token={token}")


async def test_nobody_can_have_a_stranger_written_to_again_and_again(tmp_path: Path) -> None:
    async with (
        mail_server() as (mails, port),
        running(tmp_path / "db", configured(**by_mail(port)), ManualClock()) as server,
    ):
        for _ in range(5):
            await (await server.guest()).post("/api/notices/address", MAIL)
        with pytest.raises(Answered) as refused:
            await (await server.guest()).post("/api/notices/address", MAIL)
        assert refused.value.status == 429
        assert len(mails.mails) == 5


async def test_an_address_that_the_mail_server_refuses_for_good_is_dropped(tmp_path: Path) -> None:
    clock = ManualClock()
    async with mail_server() as (mails, port), running(tmp_path / "db", configured(**by_mail(port)), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await confirmed(ada, mails)
        mails.refusal = "451 try again"
        await told_by_mail(server, clock, ada, ben)
        assert len((await ada.get("/api/notices"))["targets"]) == 1
        mails.refusal = "550 no such mailbox"
        clock.go(100)
        await work(server)
        assert (await ada.get("/api/notices"))["targets"] == []
        with pytest.raises(Answered) as refused:
            await ada.post("/api/notices/address", MAIL)
        assert refused.value.problem["key"] == "not-allowed-mail-refused"


async def test_a_mail_server_without_encryption_gets_nothing_unless_it_was_allowed(tmp_path: Path) -> None:
    async with mail_server() as (mails, port):
        for word in ("starttls", "startls", "tls"):
            settings = configured(**{**by_mail(port), "smtp_tls": word, "timeout": 2.0})
            async with running(tmp_path / "db", settings) as server:
                with pytest.raises(Answered) as refused:
                    await (await server.guest()).post("/api/notices/address", MAIL)
                assert refused.value.problem["key"] == "not-allowed-mail-refused"
        assert mails.mails == []


@pytest.mark.parametrize("address", ["ada", "ada@", "@x.org", "a b@x.org", "a@x.org\r\nBcc: b@x.org", "a@x", "a@[::1]"])
async def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async with mail_server() as (mails, port), running(tmp_path / "db", configured(**by_mail(port))) as server:
        with pytest.raises(Answered) as refused:
            await (await server.guest()).post("/api/notices/address", {"channel": "email", "address": address})
        assert refused.value.status == 400
        assert mails.mails == []


async def test_a_webhook_gets_a_body_that_its_owner_can_check(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as room, running(tmp_path / "db", configured(webhooks=True), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        info = await ada.post("/api/notices/address", {"channel": "webhook", "address": room.address + "/hook"})
        (target,) = info["targets"]
        table = await told_by_mail(server, clock, ada, ben)
        (request,) = room.requests
        at, signature = (part.partition("=")[2] for part in request.headers["zoorama-signature"].split(","))
        expected = hmac.new(target["secret"].encode(), f"{at}.".encode() + request.body, "sha256").hexdigest()
        assert signature == expected
        body = json.decode(request.body)
        assert body["link"] == f"https://zoo.example/t/{table}"
        assert body["text"] == f"Zooloretto: your turn\nWith Ben\nhttps://zoo.example/t/{table}"


async def test_a_test_says_which_channels_took_it_and_is_not_sent_without_end(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path / "db", configured(), ManualClock()) as server:
        ada = await server.guest("Ada")
        browser = await subscribe(ada, service.address)
        assert await ada.post("/api/notices/test") == {"sent": ["push"], "failed": []}
        assert browser.read(service.requests[0])["title"] == "Zoorama: test notice"
        service.status = 500
        assert await ada.post("/api/notices/test") == {"sent": [], "failed": ["push"]}
        await ada.post("/api/notices/test")
        with pytest.raises(Answered) as refused:
            await ada.post("/api/notices/test")
        assert refused.value.status == 429


async def test_a_device_can_be_removed_and_the_eleventh_takes_the_place_of_the_first(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada = await server.guest("Ada")
        for number in range(11):
            clock.go(1)
            await subscribe(ada, f"{service.address}/{number}")
        targets = (await ada.get("/api/notices"))["targets"]
        assert len(targets) == 10
        assert "/" not in "".join(target["address"] for target in targets)  # an endpoint is a secret
        ben = await server.guest("Ben")
        await ben.post("/api/notices/drop", {"id": targets[0]["id"]})  # not theirs
        assert len((await ada.get("/api/notices"))["targets"]) == 10
        left = (await ada.post("/api/notices/drop", {"id": targets[0]["id"]}))["targets"]
        assert left == targets[1:]


async def test_a_browser_that_changes_hands_tells_only_its_new_person(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path / "db", configured(), ManualClock()) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address)
        await subscribe(ben, service.address)
        assert (await ada.get("/api/notices"))["targets"] == []
        assert len((await ben.get("/api/notices"))["targets"]) == 1


@pytest.mark.parametrize("endpoint", ["http://127.0.0.1/", "https://127.0.0.1/", "https://push.evil.example/", "x:y"])
async def test_devices_at_hosts_that_are_no_push_service_are_refused(tmp_path: Path, endpoint: str) -> None:
    async with running(tmp_path / "db", configured(closed_network=False, push_hosts=("fcm.googleapis.com",))) as server:
        with pytest.raises(Answered) as refused:
            await (await server.guest()).post("/api/notices/device", Browser().subscription(endpoint))
        assert (refused.value.status, refused.value.problem["key"]) == (400, "unreadable-closed-address")


async def test_nothing_is_offered_that_is_not_configured(tmp_path: Path) -> None:
    async with running(tmp_path / "db", EAGER) as server:
        ada = await server.guest("Ada")
        info = await ada.get("/api/notices")
        assert (info["offered"], info["push_key"], info["targets"]) == ([], "", [])
        for path, body in (
            ("device", Browser().subscription("https://fcm.googleapis.com/1")),
            ("address", MAIL),
            ("address", {"channel": "webhook", "address": "https://example.org/"}),
        ):
            with pytest.raises(Answered) as refused:
                await ada.post(f"/api/notices/{path}", body)
            assert refused.value.problem["key"] == "not-allowed-not-offered"
    async with running(tmp_path / "db", configured()) as server:
        assert (await (await server.guest()).get("/api/notices"))["offered"] == ["push"]


async def test_wishes_are_kept_and_a_time_zone_has_to_exist(where: str) -> None:
    async with running(where, configured()) as server:
        ada = await server.guest("Ada")
        wishes = {
            "kinds": ["over"],
            "language": "ru",
            "zone": "Asia/Tokyo",
            "quiet": True,
            "quiet_from": 60,
            "quiet_to": 61,
        }
        assert (await ada.put("/api/notices", wishes))["wishes"] == wishes
        assert (await ada.get("/api/notices"))["wishes"] == wishes
        with pytest.raises(Answered) as refused:
            await ada.put("/api/notices", {**wishes, "zone": "../../etc/passwd"})
        assert refused.value.problem["key"] == "unreadable-unknown-zone"


async def test_the_servers_key_for_push_outlives_a_restart(where: str) -> None:
    keys = set()
    for _ in range(2):
        async with running(where, configured()) as server:
            keys.add((await (await server.guest()).get("/api/notices"))["push_key"])
    assert len(keys) == 1
