"""Tokens: long, random, and never seen where they should not be."""

from __future__ import annotations

import copy
import logging
import pickle
from hashlib import sha256

import pytest

from petitfour.server.tokens import Secret, new_id
from server.kept import token


def test_a_token_has_256_random_bits_and_is_kept_as_its_hash() -> None:
    made = {Secret.new().reveal() for _ in range(1_000)}
    assert len(made) == 1_000
    assert all(len(text) == 43 for text in made)  # 32 bytes, six bits a letter
    secret = Secret.new()
    assert secret.hash == sha256(secret.reveal().encode()).digest()


def test_what_somebody_sends_is_read_back() -> None:
    secret = Secret.new()
    assert Secret.read(secret.reveal()) == secret
    assert Secret.read(Secret.new().reveal()) != secret


@pytest.mark.parametrize("text", ["", "a" * 42, "a" * 44, "a" * 42 + "\n", "a" * 42 + "é", "a" * 42 + "=", "a" * 10**6])
def test_what_cannot_be_a_token_is_none(text: str) -> None:
    assert Secret.read(text) is None


def test_no_secret_in_any_text(caplog: pytest.LogCaptureFixture) -> None:
    secret = Secret.new()
    kept = token(secret, "carry", person="anna")
    logging.getLogger("petitfour").warning("%s %r %s %r", secret, secret, kept, kept)
    shown = f"{secret} {secret!r} {[secret]} {vars(kept) if hasattr(kept, '__dict__') else kept} {caplog.text}"
    assert secret.reveal() not in shown
    assert repr(secret.hash) not in shown
    for leak in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError):
            leak(secret)


def test_ids_fit_into_a_link_and_differ() -> None:
    ids = {new_id() for _ in range(1_000)}
    assert len(ids) == 1_000
    assert all(len(id) == 16 for id in ids)
