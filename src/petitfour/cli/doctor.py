"""The command `petitfour doctor`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import msgspec

from petitfour.cli.common import PLAY, Commands, add_command
from petitfour.cli.data import add_data, database, run

if TYPE_CHECKING:
    from petitfour.server.doctor.findings import Finding

MARKS = {"ok": "ok     ", "warning": "warning", "problem": "PROBLEM", "unknown": "unknown"}


def add_commands(commands: Commands) -> None:
    doctor = add_command(
        commands,
        "doctor",
        examine,
        "Check how a server is set up, and say what to do. It checks the limits and the clock of this machine, the\n"
        "disk and the data file or the database, Redis, and with --url what players reach: TLS, the proxy and its\n"
        "headers, WebSockets. Run it on the server's machine, with the arguments of `petitfour serve`. It changes\n"
        "nothing. Exits with 1 if there is a problem.",
        "  petitfour doctor\n"
        "  petitfour doctor --url https://play.example.org\n"
        "  petitfour doctor --database postgresql://petitfour@db/petitfour --broker redis://news --json",
        PLAY,
    )
    doctor.add_argument("--url", help="public URL of the server")
    doctor.add_argument("--broker", metavar="URL", help="Redis, if several processes serve the same tables")
    doctor.add_argument("--json", action="store_true", help="print the findings as JSON")
    add_data(doctor)


def examine(args: argparse.Namespace) -> int:
    """Run `petitfour doctor`."""
    return run(examine_all(args))


async def examine_all(args: argparse.Namespace) -> int:
    import asyncio  # noqa: PLC0415

    from petitfour.server.doctor.address import check_address  # noqa: PLC0415
    from petitfour.server.doctor.data import check_broker, check_data  # noqa: PLC0415
    from petitfour.server.doctor.host import check_clock, check_files  # noqa: PLC0415

    findings = [check_files(), check_clock(), *await check_data(database(args))]
    if args.broker is not None:
        findings += await check_broker(args.broker)
    if args.url is not None:
        findings += await asyncio.to_thread(check_address, args.url)
    show(findings, as_json=args.json)
    return 1 if any(finding.level == "problem" for finding in findings) else 0


def show(findings: list[Finding], as_json: bool) -> None:
    """Print the findings, and what to do."""
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(findings), indent=2).decode())
        return
    for finding in findings:
        print(f"{MARKS[finding.level]}  {finding.check}: {finding.says}")
        if finding.advice:
            print(f"         → {finding.advice}")
    problems, warnings = (sum(one.level == level for one in findings) for level in ("problem", "warning"))
    print(f"{len(findings)} checks: {problems} problems, {warnings} warnings")
