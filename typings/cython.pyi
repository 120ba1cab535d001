"""What our sources use of Cython's pure Python mode, typed for mypy."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])

compiled: bool
nogil: AbstractContextManager[None]

def cast(kind: type[T], value: object) -> T: ...
def final(method: F) -> F: ...
