"""Schemathesis against the OpenAPI description: whatever it thinks of, it gets answers that the description names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from petitfour.server.service import COOKIE
from server.process import Served, data

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


async def test_every_answer_is_one_that_the_description_names(tmp_path: Path) -> None:
    pytest.importorskip("schemathesis")
    with Served(data(tmp_path)) as server:
        ann = await server.person("Ann")
        url = f"http://127.0.0.1:{server.port}/api/openapi.json"
        # without DELETE, or Ann would soon be nobody
        line = [sys.executable, "-m", "schemathesis.cli", "run", url, "--exclude-method=DELETE", "--max-examples=8",
                "--seed=1", f"--checks={CHECKS}", f"--header=Cookie: {COOKIE}={ann.http.cookies[COOKIE]}"]  # fmt: skip
        ended = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
        assert ended.returncode == 0, ended.stdout[-3000:]
        assert "passed" in ended.stdout
        assert (await ann.http.get("/readyz")).text == "ok\n"
