"""The command `petitfour serve`."""

from __future__ import annotations

import argparse
import asyncio
import signal
import socket
import sys
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from petitfour.cli.common import PLAY, BadArguments, Commands, add_command
from petitfour.cli.data import add_data, database, run

if TYPE_CHECKING:  # the server's libraries take half a second to import, so only the commands that need them do it
    from petitfour.server.config import Config, Limits

PORT = 8704
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def add_commands(commands: Commands) -> None:
    serve = add_command(
        commands,
        "serve",
        serve_tables,
        "Serve tables that people play at in a browser. One process serves everything and stores it in one file.\n"
        "With --lan, others in your network can join: the command shows the address and its QR code.\n"
        "With --database and --broker, several processes serve the same tables.",
        "  petitfour serve\n"
        "  petitfour serve --lan\n"
        "  petitfour serve --data ~/games.db --port 9000 --no-browser\n"
        "  petitfour serve --host 0.0.0.0 --url https://play.example.org \\\n"
        "      --database postgresql://petitfour@db/petitfour --broker redis://news",
        PLAY,
    )
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--host", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1)")
    where.add_argument("--lan", action="store_true", help="let others in your network join")
    serve.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=f"port to listen on (default: {PORT}; 0: any)"
    )
    serve.add_argument("--url", help="public URL, if different from the listen address")
    serve.add_argument(
        "--broker", metavar="URL", help="Redis, for several processes that serve the same tables: redis://…"
    )
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.add_argument(
        "--threads", type=int, metavar="N", help="maximum number of bots thinking at once (default: cores − 1)"
    )
    serve.add_argument(
        "--metrics",
        metavar="[ADDRESS:]PORT",
        help="serve GET /metrics for Prometheus at this address (default: off)",
    )
    serve.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="change a limit for each person or address (see docs/operate.md)",
    )
    add_data(serve)


def serve_tables(args: argparse.Namespace) -> int:
    """Run `petitfour serve`."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until the server handles signals itself
    from petitfour.server.config import Config  # noqa: PLC0415
    from petitfour.server.web.logs import set_up_logs  # noqa: PLC0415

    host = "0.0.0.0" if args.lan else args.host or "127.0.0.1"
    sock = listen(host, args.port)
    metrics = None if args.metrics is None else listen_for_metrics(args.metrics)
    port = sock.getsockname()[1]
    at_home = lan_address() if args.lan else "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    url = args.url or f"http://{at_home}:{port}"
    names = {*LOCAL, host, at_home, urlsplit(url).hostname or "", socket.gethostname().lower()}
    names.add(f"{socket.gethostname().lower()}.local")
    config = Config(database(args), args.broker, frozenset(names), limits(args.limit), args.threads)
    set_up_logs()
    return run(serve_until_stopped(config, sock, metrics, url, shows_code=args.lan, opens_browser=not args.no_browser))


async def serve_until_stopped(
    config: Config, sock: socket.socket, metrics: socket.socket | None, url: str, shows_code: bool, opens_browser: bool
) -> int:
    """Serve until a signal stops the server, and return the exit code."""
    from petitfour.server.live.broker import broker  # noqa: PLC0415
    from petitfour.server.web.metrics import serve as serve_metrics  # noqa: PLC0415
    from petitfour.server.web.protocols.connections import raise_file_limit  # noqa: PLC0415
    from petitfour.server.web.run import calm_collector, server, share_the_lock  # noqa: PLC0415

    made = server(config)
    made.leave_on_signals()
    raise_file_limit()
    await look_at_data(config.database)
    await broker(config.broker, made.app.clock, config.redis).close()
    if made.should_exit:
        return 0
    calm_collector()
    share_the_lock()
    watched = None if metrics is None else await serve_metrics(metrics, config.transport.metrics)
    running = asyncio.create_task(made.serve(sockets=[sock]))
    while not made.started and not running.done():
        await asyncio.sleep(0.02)
    if made.started:
        show_address(url, shows_code)
        if opens_browser:
            import webbrowser  # noqa: PLC0415

            await asyncio.to_thread(webbrowser.open, url)
    await running
    if watched is not None:
        watched.close()
    return 0 if made.started else 2


def show_address(url: str, shows_code: bool) -> None:
    """Print the address of the server, and its QR code."""
    print(f"Petit Four is at {url}  (Ctrl-C ends it)", flush=True)
    if shows_code:
        import segno  # noqa: PLC0415

        segno.make(url, micro=False).terminal(compact=True)
        sys.stdout.flush()


def listen_for_metrics(where: str) -> socket.socket:
    """Open the socket of --metrics, written as PORT or ADDRESS:PORT."""
    host, _, port = where.rpartition(":")
    if not (port.isascii() and port.isdigit() and len(port) < 6):
        raise BadArguments(f"--metrics takes PORT or ADDRESS:PORT, not {where!r:.80}")
    return listen(host.strip("[]") or "127.0.0.1", int(port), "--metrics")


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """Open a listening socket, or raise an error with one sentence."""
    if not 0 <= port <= 65535:
        raise BadArguments(f"a port is a number from 0 to 65535, not {port}")
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        sock = socket.socket(family)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen()  # two sockets may share an address until one of them listens
    except OSError as error:
        raise BadArguments(f"port {port} of {host} cannot be had: {error.strerror}; {option} takes another") from None
    return sock


def lan_address() -> str:
    """Return the address of this machine in its network. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def limits(values: list[str]) -> Limits:
    """Read the values of --limit."""
    import msgspec  # noqa: PLC0415

    from petitfour.server.config import Limits  # noqa: PLC0415

    found = {}
    for one in values:
        name, _, number = one.partition("=")
        if name not in Limits.__struct_fields__ or not (number.isascii() and number.isdigit()):
            names = ", ".join(Limits.__struct_fields__)
            raise BadArguments(f"a limit is written NAME=N with one of {names}; not {one!r:.80}")
        found[name] = int(number)
    return msgspec.convert(found, Limits)


async def look_at_data(url: str) -> None:
    """Raise an error with one sentence if the data cannot be used, before the server starts."""
    from petitfour.server.store.store import BadData, Store  # noqa: PLC0415

    store = await Store.open(url, exclusive=True)
    try:
        if found := await store.damage(quickly=True):
            raise BadData(f"The data file is damaged ({found[0]}): restore a backup with `petitfour restore FILE`.")
    finally:
        await store.close()
