"""`python -m petitfour` is the command `petitfour`."""

from petitfour.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
