"""The contract suite runs twice: on the compiled rules, and with PETITFOUR_PURE=1 on the same files uncompiled."""

import os

if os.environ.get("PETITFOUR_PURE", "0") not in ("", "0"):
    collect_ignore = ["test_compiled.py"]  # about the compiled form; it starts the other form itself
