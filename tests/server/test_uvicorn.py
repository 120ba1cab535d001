"""What we use of uvicorn's private classes is there, with the same signatures, in the version that we pin."""

from __future__ import annotations

import inspect
from importlib.metadata import requires, version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.middleware import proxy_headers
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from petitfour.server.web.protocols.http import HttpProtocol
from petitfour.server.web.protocols.websocket import WebSocketProtocol
from petitfour.server.web.run import Server
from server.live import live
from server.test_transport import player

ADAPT = "read server/web/protocols again and adapt it"
PROTOCOL = "config, server_state, app_state, _loop"

# The parameters of every method that we override or call, without `self`.
METHODS: dict[type, dict[str, str]] = {
    H11Protocol: {
        "__init__": PROTOCOL, "connection_made": "transport", "connection_lost": "exc", "data_received": "data",
        "handle_websocket_upgrade": "event", "on_response_complete": "", "timeout_keep_alive_handler": "",
        "send_400_response": "msg", "shutdown": "",
    },
    WebSocketsSansIOProtocol: {
        "__init__": PROTOCOL, "handle_connect": "event", "data_received": "data", "receive": "", "handle_ping": "",
        "handle_pong": "event", "handle_cont": "event", "handle_close": "event", "handle_parser_exception": "",
        "keepalive_timeout": "", "eof_received": "", "run_asgi": "", "shutdown": "", "connection_lost": "exc",
        "stop_keepalive": "", "handle_events": "", "send_receive_event_to_app": "",
    },
    uvicorn.Server: {"__init__": "config", "capture_signals": "", "shutdown": "sockets"},
    RequestResponseCycle: {"run_asgi": "app", "send": "message", "receive": ""},
}  # fmt: skip
OURS = {HttpProtocol: H11Protocol, WebSocketProtocol: WebSocketsSansIOProtocol, Server: uvicorn.Server}
FIELDS = {
    "HttpProtocol": ["cycle", "transport", "client", "loop", "connections"],
    "WebSocketProtocol": [
        "queue", "conn", "handshake_initiated", "handshake_complete", "close_sent", "close_timer", "disconnected",
        "frames", "read_paused", "transport", "loop", "connections", "pong_timer",
    ],
}  # fmt: skip
CYCLE = ["response_started", "response_complete", "more_body", "disconnected", "message_event", "keep_alive"]


def parameters(owner: type, name: str) -> str:
    return ", ".join(list(inspect.signature(getattr(owner, name)).parameters)[1:])


def changed(owner: type, expected: dict[str, str]) -> list[str]:
    """The methods that are missing or take other parameters."""
    return [
        f"{owner.__name__}.{name}"
        for name, wanted in expected.items()
        if not hasattr(owner, name) or parameters(owner, name) != wanted
    ]


def test_one_minor_version_is_pinned_and_installed() -> None:
    (pinned,) = [found for one in requires("petitfour") or [] if (found := Requirement(one)).name == "uvicorn"]
    assert pinned.specifier.contains(version("uvicorn")), ADAPT
    major, minor, *_ = map(int, version("uvicorn").split("."))
    assert not pinned.specifier.contains(f"{major}.{minor + 1}.0"), "more than one minor version is allowed"
    assert not pinned.specifier.contains(f"{major}.{minor - 1}.0"), "more than one minor version is allowed"


@pytest.mark.parametrize("owner", METHODS, ids=lambda owner: owner.__name__)
def test_the_methods_that_we_override_or_call_have_the_same_parameters(owner: type) -> None:
    assert not changed(owner, METHODS[owner]), f"changed in this uvicorn: {changed(owner, METHODS[owner])}; {ADAPT}"


@pytest.mark.parametrize("ours", OURS, ids=lambda ours: ours.__name__)
def test_every_method_that_we_override_is_listed(ours: type) -> None:
    """Otherwise the test above would not notice that it changed."""
    theirs = OURS[ours]
    overridden = {name for name, value in vars(ours).items() if callable(value) and name in dir(theirs)}
    assert overridden - {"__class__", "__doc__"} <= set(METHODS[theirs])


def test_a_change_would_be_noticed() -> None:
    class Other:
        def shutdown(self, reason: str) -> None: ...

    assert changed(Other, {"shutdown": "", "handle_ping": ""}) == ["Other.shutdown", "Other.handle_ping"]


async def test_the_fields_that_we_use_are_there(tmp_path: Path) -> None:
    missing = [] if hasattr(proxy_headers, "_TrustedHosts") else ["_TrustedHosts"]
    async with live(tmp_path / "data.db") as house:
        await player(house)
        found = {type(one).__name__: one for one in house.server.server_state.connections}
        assert set(found) == set(FIELDS)
        for kind, names in FIELDS.items():
            missing += [f"{kind}.{name}" for name in names if not hasattr(found[kind], name)]
        cycle = getattr(found["HttpProtocol"], "cycle", None)
        missing += [f"RequestResponseCycle.{name}" for name in CYCLE if not hasattr(cycle, name)]
        conn = getattr(found["WebSocketProtocol"], "conn", None)
        missing += [f"ServerProtocol.{name}" for name in ("handshake_exc", "send_close") if not hasattr(conn, name)]
    assert not missing, f"not in this uvicorn or websockets: {', '.join(missing)}; {ADAPT}"
