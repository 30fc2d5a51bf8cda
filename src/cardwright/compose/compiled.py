"""Compiled templates, kept in the cache: a template's key in, its code out."""

from __future__ import annotations

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

from cardwright.base.cache import Cache
from cardwright.base.versions import VERSIONS

KIND = "templates"


class Compiled(BytecodeCache):
    """Jinja2's store of bytecode in ours: compiling is slow, and templates stay."""

    def __init__(self, cache: Cache) -> None:
        self._cache = cache

    def load_bytecode(self, bucket: Bucket) -> None:
        known = self._cache.load(KIND, _key(bucket))
        if isinstance(known, bytes):
            bucket.bytecode_from_string(known)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._cache.save(KIND, _key(bucket), bucket.bytecode_to_string())


def _key(bucket: Bucket) -> str:
    """The template's name and file, its source, and all that compiles it."""
    return Cache.key(VERSIONS, bucket.key, bucket.checksum)
