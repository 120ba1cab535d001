"""A PostgreSQL and a Redis of our own: on loopback, on a free port, in a temporary folder, stopped afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Service:
    """A program that listens on `port`, with a folder of its own."""

    name: str
    ends_by = signal.SIGKILL

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"petitfour-{self.name}-"))
        self.port = free_port()
        self.log = self.folder / "log"
        # PostgreSQL refuses to run as root. Anybody else runs as themselves.
        self.user = next((user for user in ("postgres", "nobody") if os.getuid() == 0 and _exists(user)), None)
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def program(name: str) -> Path | None:
        found = [shutil.which(name), *sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)]
        return next((Path(path) for path in found if path), None)

    def command(self) -> list[str]:
        raise NotImplementedError

    def run(self, *command: str) -> None:
        subprocess.run(command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, env=_ENGLISH)

    def ready(self) -> bool:
        return answers(self.port)

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), user=self.user, cwd=self.folder, stdout=log, stderr=log, env=_ENGLISH
            )
        until = time.monotonic() + 20
        while not self.ready():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError(f"{self.name} did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """At once, without a goodbye to anybody."""
        if self.process is not None:
            self.process.send_signal(self.ends_by)
            self.process.wait(20)
            self.process = None

    def freeze(self) -> None:
        """It is there and says nothing, as behind a broken network."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        if self.process is not None:
            self.thaw()
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    name = "postgres"
    ends_by = signal.SIGQUIT  # takes its children along
    fsync = "off"  # what is tested is our program, and it may well die; the test's machine does not

    def __init__(self) -> None:
        super().__init__()
        self.data = self.folder / "data"
        initdb = self.program("initdb")
        assert initdb is not None
        self.run(str(initdb), "-D", str(self.data), "-U", "petitfour", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.made = 0

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": self.folder, "fsync": self.fsync}
        return [
            str(self.program("postgres")),
            *("-D", str(self.data), "-p", str(self.port)),
            *(part for key, value in settings.items() for part in ("-c", f"{key}={value}")),
        ]

    def ready(self) -> bool:
        # It listens before it answers, and pg_isready tells the difference.
        return (
            answers(self.port)
            and subprocess.run(
                [str(self.program("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
            ).returncode
            == 0
        )

    def sql(self, command: str) -> None:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "petitfour", "-d", "postgres")
        self.run(str(self.program("psql")), "-q", *where, "-c", command)

    def new_database(self) -> str:
        self.made += 1
        name = f"test_{self.made}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://petitfour@127.0.0.1:{self.port}/{name}"


class Redis(Service):
    name = "redis"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        server = self.program("redis-server") or self.program("valkey-server")
        return [str(server), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


def missing(name: str) -> str | None:
    """Why a service cannot be had here, or None if it can."""
    needed = {"postgres": [["postgres"], ["initdb"], ["pg_isready"]], "redis": [["redis-server", "valkey-server"]]}[
        name
    ]
    if all(any(Service.program(program) for program in choice) for choice in needed):
        return None
    return f"{name} is not installed; tests/server/install.sh installs it on Debian"


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


_ENGLISH = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
