"""The files in deploy/: each is used as it is, except for ports, paths and names, or checked against the program."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from petitfour.server.doctor.address import check_address
from petitfour.server.web.metrics import METRICS
from server.process import PETITFOUR
from server.services import answers, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or next(iter(map(str, Path("/usr/sbin").glob("nginx"))), None)


@contextmanager
def serving(*arguments: str) -> Iterator[int]:
    """Run `petitfour serve` with a public URL, and yield its port."""
    port = free_port()
    process = subprocess.Popen([*PETITFOUR, "serve", "--no-browser", f"--port={port}", *arguments])
    try:
        wait_for(port, process)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:  # waits for the start
            assert answer.status == 200
        yield port
    finally:
        process.kill()
        process.wait(20)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a process listens."""
    until = time.monotonic() + 60
    while not answers(port):
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.02)


def certificate(folder: Path) -> ssl.SSLContext:
    """Make a certificate for localhost, and return a context that trusts it."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "90", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")),
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


@contextmanager
def nginx(folder: Path, ports: list[int], changed: dict[str, str] | None = None) -> Iterator[int]:
    """Run nginx with deploy/nginx.conf, and yield its port."""
    assert NGINX is not None
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    line = "    server 127.0.0.1:8704 max_fails=1 fail_timeout=2s;\n"
    assert line in text
    text = text.replace(line, "".join(line.replace("8704", str(one)) for one in ports))
    names = {"443 ssl": f"127.0.0.1:{port} ssl", "/etc/ssl/petitfour": str(folder), "play.example.org": "localhost"}
    for old, new in {**names, **(changed or {})}.items():
        assert old in text
        text = text.replace(old, new)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = f"pid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{text}}}\n"
    (folder / "main.conf").write_text(main)
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "main.conf"), "-g", "daemon off;"])
    try:
        wait_for(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(20)


def test_nginx_passes_everything_on(tmp_path: Path, needs_nginx: None) -> None:
    """The doctor finds nothing wrong behind deploy/nginx.conf."""
    trust = certificate(tmp_path)
    with serving(f"--data={tmp_path}/data.db", "--url=https://localhost") as server, nginx(tmp_path, [server]) as port:
        findings = check_address(f"https://localhost:{port}", trust)
    assert {finding.level for finding in findings} == {"ok"}, findings
    assert {"TLS", "forwarded scheme", "forwarded address", "WebSocket", "store"} <= {one.check for one in findings}


@pytest.mark.parametrize(
    ("line", "check"),
    [
        ("proxy_set_header X-Forwarded-Proto $scheme;", "forwarded scheme"),
        ("proxy_set_header Upgrade $http_upgrade;", "WebSocket"),
    ],
)
def test_the_doctor_misses_a_header(tmp_path: Path, needs_nginx: None, line: str, check: str) -> None:
    trust = certificate(tmp_path)
    with (
        serving(f"--data={tmp_path}/data.db", "--url=https://localhost") as server,
        nginx(tmp_path, [server], {line: ""}) as port,
    ):
        findings = check_address(f"https://localhost:{port}", trust)
    assert {finding.check for finding in findings if finding.level == "problem"} == {check}, findings


@pytest.mark.parametrize("unit", ["petitfour.service", "petitfour@.service"])
def test_units_start_a_command_that_exists(unit: str) -> None:
    """The arguments of a unit are those of `petitfour serve`."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / unit)
    program, command, *arguments = shlex.split(parser["Service"]["ExecStart"].replace("%i", "8704"))
    assert program.endswith("/bin/petitfour")
    assert command == "serve"
    options = {one for one in arguments if one.startswith("--")}
    known = subprocess.run(
        [sys.executable, "-m", "petitfour", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert all(re.search(rf"{option}\b", known) for option in options), options
    assert int(parser["Service"]["TimeoutStopSec"]) >= 20
    assert parser["Service"]["KillSignal"] == "SIGTERM"


def test_the_unit_of_one_server_serves(tmp_path: Path) -> None:
    """The ExecStart line of petitfour.service, with another program path, port and data file, starts a server."""
    text = (DEPLOY / "petitfour.service").read_text()
    found = re.search(r"^ExecStart=\S+ serve (.+)$", text, re.MULTILINE)
    assert found
    line = found[1].replace("/var/lib/petitfour/petitfour.db", f"{tmp_path}/data.db").replace("9704", "0")
    arguments = [one for one in shlex.split(line) if one != "--no-browser"]
    with serving(*arguments) as port:
        assert answers(port)
    assert (tmp_path / "data.db").exists()


def test_alerts_and_dashboard_name_metrics_that_exist() -> None:
    METRICS.refusals.setdefault("stale", 0)
    known = set(re.findall(r"^(petitfour_\w+?)(?:\{| )", METRICS.page().decode(), re.MULTILINE))
    for file in ("alerts.yml", "grafana.json"):
        named = set(re.findall(r"\bpetitfour_\w+", (DEPLOY / file).read_text()))
        assert len(named) >= 4
        assert named <= known, named - known


def test_the_dashboard_is_json_with_panels() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids)) >= 6
    assert all(panel["targets"] for panel in dashboard["panels"])


@pytest.fixture
def needs_nginx() -> None:
    if NGINX is None:
        assert not os.environ.get("CI"), "nginx is not installed"
        pytest.skip("nginx is not installed")
