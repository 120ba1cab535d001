"""The two set-ups under test, and the faults that can happen to each.

`Single` is one server on a data file. `Pair` is two servers on PostgreSQL and Redis. Clients reach every server through
a proxy; the servers of a pair reach PostgreSQL and Redis through proxies too. A fault is a method named in `faults`: it
happens, lasts for a moment and is over when the method returns.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from faults.network import Mode, Proxy
from petitfour.server.config import Limits
from server.process import PETITFOUR
from server.services import Postgres, Redis, answers, free_port

LIMITS = [f"--limit={name}=1000000" for name in Limits.__struct_fields__]
FAKETIME = next(iter(Path("/usr/lib").glob("*/faketime/libfaketime.so.1")), None)
START = 60.0  # seconds within which a server must start
Fault = Callable[[], Awaitable[None]]


class ServerProcess:
    """`petitfour serve` on a fixed port, started again after each end. Its clock can be moved."""

    def __init__(self, folder: Path, *arguments: str, env: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.arguments = arguments
        self.log = folder / f"server-{self.port}.log"
        self.time = folder / f"time-{self.port}"
        self.time.write_text("+0\n")
        faked = {"FAKETIME_TIMESTAMP_FILE": str(self.time), "FAKETIME_NO_CACHE": "1", "DONT_FAKE_MONOTONIC": "1"}
        preload = " ".join([str(FAKETIME), *([env["LD_PRELOAD"]] if env and "LD_PRELOAD" in env else [])])
        self.env = {**os.environ, **faked, **(env or {}), "LD_PRELOAD": preload}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        line = [*PETITFOUR, "serve", "--no-browser", f"--port={self.port}", *LIMITS, *self.arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(line, stdout=log, stderr=log, env=self.env)
        until = time.monotonic() + START
        while not await self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")
            await asyncio.sleep(0.02)

    async def is_ready(self) -> bool:
        """Return whether the server answers requests, not only connections."""
        if not answers(self.port):
            return False
        try:
            async with asyncio.timeout(1):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                head = await reader.readline()
                writer.close()
        except (OSError, TimeoutError):
            return False
        return b" 200 " in head

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await asyncio.to_thread(self.process.wait)

    async def stop(self) -> int:
        """Ask the server to stop, and return its exit code."""
        assert self.process is not None
        self.process.terminate()
        return await asyncio.to_thread(self.process.wait, 60)


class Host:
    """A set-up with its clients' proxies and its faults."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.random = random.Random(seed)
        self.servers: list[ServerProcess] = []
        self.proxies: list[Proxy] = []  # one for each server, used by clients
        self.anomalies: list[str] = []

    @property
    def database(self) -> str:
        raise NotImplementedError

    @property
    def ports(self) -> list[int]:
        """The ports that clients use."""
        return [proxy.port for proxy in self.proxies]

    async def start(self) -> None:
        for server in self.servers:
            await server.start()
            proxy = Proxy(server.port, self.random.getrandbits(32))
            await proxy.start()
            self.proxies.append(proxy)

    async def stop(self) -> None:
        for proxy in self.proxies:
            await proxy.stop()
        for server in self.servers:
            if (code := await server.stop()) != 0:
                self.anomalies.append(f"SIGTERM ended the server with exit code {code}")

    async def kill_all(self) -> None:
        """Clean up after a failure."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                await server.kill()

    def faults(self) -> list[Fault]:
        """Return the faults of this set-up."""
        return [
            self.kill_9, self.freeze, self.clock_forward, self.clock_back, self.cut, self.cut_in_frame, self.reset,
            self.delay, self.slice, self.half_open, self.refuse,
        ]  # fmt: skip

    def any_server(self) -> ServerProcess:
        return self.random.choice(self.servers)

    def moment(self, longest: float = 0.6) -> Awaitable[None]:
        return asyncio.sleep(self.random.uniform(0.02, longest))

    # --- processes -------------------------------------------------------------------------------------

    async def kill_9(self) -> None:
        server = self.any_server()
        await server.kill()
        await server.start()

    async def freeze(self) -> None:
        server = self.any_server()
        server.send(signal.SIGSTOP)
        try:
            await self.moment(2)
        finally:
            server.send(signal.SIGCONT)

    async def clock_forward(self) -> None:
        await self.jump(self.random.choice((5, 3600, 2 * 86400, 61 * 86400)))

    async def clock_back(self) -> None:
        await self.jump(-self.random.choice((5, 3600, 2 * 86400)))

    async def jump(self, seconds: int) -> None:
        """Move the wall clock of a server, and back again."""
        server = self.any_server()
        server.time.write_text(f"{seconds:+d}\n")
        try:
            await self.moment(1)
        finally:
            server.time.write_text("+0\n")

    # --- the clients' network --------------------------------------------------------------------------

    async def cut(self) -> None:
        self.random.choice(self.proxies).cut_some()

    async def cut_in_frame(self) -> None:
        self.random.choice(self.proxies).cut_in_frame()
        await self.moment(0.2)

    async def reset(self) -> None:
        self.random.choice(self.proxies).reset_some()

    async def delay(self) -> None:
        await self.misbehave(self.random.choice(self.proxies), "delay")

    async def slice(self) -> None:
        await self.misbehave(self.random.choice(self.proxies), "slice")

    async def half_open(self) -> None:
        """Nothing comes through for a while; then the lines break."""
        proxy = self.random.choice(self.proxies)
        await self.misbehave(proxy, "drop")
        for line in list(proxy.lines):
            line.reset()

    async def refuse(self) -> None:
        proxy = self.random.choice(self.proxies)
        proxy.refusing = True
        proxy.cut_some()
        await self.moment()
        proxy.refusing = False

    async def misbehave(self, proxy: Proxy, mode: Mode) -> None:
        proxy.mode = mode
        await self.moment()
        proxy.mode = "pass"


class Single(Host):
    """One server on a data file."""

    name = "single"

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.data = folder / "data.db"
        self.snapshots = folder / "snapshots"
        self.snapshots.mkdir()
        library = folder / "snapshot.so"
        source = Path(__file__).with_name("snapshot.c")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
        env = {"LD_PRELOAD": str(library), "SNAPSHOT_OF": str(self.data), "SNAPSHOT_TO": str(self.snapshots)}
        self.servers = [ServerProcess(folder, f"--data={self.data}", env=env)]

    @property
    def database(self) -> str:
        return f"sqlite:///{self.data}"

    def faults(self) -> list[Fault]:
        own: list[Fault] = [
            self.failing_sync,
            self.failing_write,
            self.no_space,
            self.file_limit,
            self.power_cut,
            self.second_server,
        ]
        return [*super().faults(), *own]

    async def failing_sync(self) -> None:
        await self.inject(f"fdatasync,fsync:error=EIO:when={self.random.randint(1, 4)}+{self.random.randint(1, 3)}")

    async def failing_write(self) -> None:
        await self.inject(f"pwrite64:error=EIO:when={self.random.randint(1, 9)}+{self.random.randint(1, 5)}")

    async def no_space(self) -> None:
        await self.inject("pwrite64:error=ENOSPC:when=1+")

    async def inject(self, what: str) -> None:
        """Let system calls of the server fail for a moment."""
        names = what.partition(":")[0]
        line = ["strace", "-qq", "-f", "-o", "/dev/null", "-e", f"trace={names}", "-e", f"inject={what}"]
        tracer = subprocess.Popen([*line, "-p", str(self.servers[0].pid)], stderr=subprocess.PIPE)
        try:
            await self.moment(0.8)
            if (code := tracer.poll()) is not None:
                raise AssertionError(
                    f"strace ended with {code}: {tracer.stderr.read().decode() if tracer.stderr else ''}"
                )
        finally:
            tracer.send_signal(signal.SIGINT)
            await asyncio.to_thread(tracer.wait, 30)

    async def file_limit(self) -> None:
        """The system refuses to let the server's files grow, as on a full disk."""
        pid = self.servers[0].pid
        former = resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        try:
            await self.moment()
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, former)

    async def power_cut(self) -> None:
        """Copy the data file at every sync for a moment. `run.py` opens the copies as after a power cut."""
        on = self.snapshots / "on"
        on.touch()
        try:
            await self.moment(0.3)
        finally:
            on.unlink()

    async def second_server(self) -> None:
        """A second server on the same data file is refused with one sentence."""
        line = [*PETITFOUR, "serve", "--no-browser", "--port=0", f"--data={self.data}"]
        process = await asyncio.create_subprocess_exec(*line, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
        _, errors = await asyncio.wait_for(process.communicate(), 60)
        if process.returncode != 2 or errors.count(b"\n") != 1:
            self.anomalies.append(f"a second server ended with {process.returncode}: {errors.decode()[-300:]}")


class Pair(Host):
    """Two servers on PostgreSQL and Redis."""

    name = "pair"

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.postgres, self.redis = DurablePostgres(), Redis()
        self.behind: list[Proxy] = []

    async def start(self) -> None:
        await asyncio.to_thread(self.postgres.start)
        await asyncio.to_thread(self.redis.start)
        direct = self.postgres.new_database()
        self._database = direct
        for _ in range(2):
            database, news = (Proxy(one.port, self.random.getrandbits(32)) for one in (self.postgres, self.redis))
            await database.start()
            await news.start()
            self.behind += [database, news]
            url = direct.replace(f":{self.postgres.port}/", f":{database.port}/")
            self.servers.append(
                ServerProcess(self.folder, f"--database={url}", f"--broker=redis://127.0.0.1:{news.port}")
            )
        await super().start()

    async def stop(self) -> None:
        await super().stop()
        for proxy in self.behind:
            await proxy.stop()

    async def kill_all(self) -> None:
        await super().kill_all()
        self.redis.remove()
        self.postgres.remove()

    @property
    def database(self) -> str:
        return self._database

    def faults(self) -> list[Fault]:
        own: list[Fault] = [
            self.restart_postgres, self.freeze_postgres, self.restart_redis, self.freeze_redis, self.cut_behind,
            self.reset_behind, self.delay_behind, self.half_open_behind,
        ]  # fmt: skip
        return [*super().faults(), *own]

    async def restart_postgres(self) -> None:
        self.postgres.stop()
        await self.moment()
        await asyncio.to_thread(self.postgres.start)

    async def freeze_postgres(self) -> None:
        await self.frozen(self.postgres)

    async def restart_redis(self) -> None:
        self.redis.stop()
        await self.moment()
        await asyncio.to_thread(self.redis.start)

    async def freeze_redis(self) -> None:
        await self.frozen(self.redis)

    async def frozen(self, service: Postgres | Redis) -> None:
        service.freeze()
        try:
            await self.moment(2)
        finally:
            service.thaw()

    async def cut_behind(self) -> None:
        self.random.choice(self.behind).cut_some()

    async def reset_behind(self) -> None:
        self.random.choice(self.behind).reset_some()

    async def delay_behind(self) -> None:
        await self.misbehave(self.random.choice(self.behind), "delay")

    async def half_open_behind(self) -> None:
        proxy = self.random.choice(self.behind)
        await self.misbehave(proxy, "drop")
        for line in list(proxy.lines):
            line.reset()


class DurablePostgres(Postgres):
    """With fsync, as in real life."""

    fsync = "on"


HOSTS: dict[str, type[Single] | type[Pair]] = {"single": Single, "pair": Pair}


def temporary() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="petitfour-faults-")
