"""One target in, its PDF out: made now, or as it was made before.

What an order gave once is given again while nothing of the game or its paper changes:
so the stages are imported only when there is something to do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardwright.base.cache import Cache
from cardwright.base.files import digest
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.orders import PDFS, Order, Printed
from cardwright.pipeline.run import key_of

_KIND = "printed"


def print_target(
    space: Workspace,
    files: GameFiles,
    order: Order,
    cache: Cache,
    stands: Callable[[Printed], bool],
) -> Printed:
    """What the order gives; its PDF is kept once, whatever orders ask for it.

    Where the PDF ``stands`` in its place as it was made, it is not read: its data are
    left out.
    """
    key = key_of(space, files, repr(order))
    known = cache.load(_KIND, key)
    if isinstance(known, Printed):
        if known.digest and stands(known):
            return known
        data = cache.load(PDFS, known.key) if known.key else b""
        if isinstance(data, bytes):
            return replace(known, data=data)
    from cardwright.pipeline.printing import make

    made = make(space, files, order, cache)
    if made.data:
        made = replace(made, digest=digest(made.data))
    cache.save(_KIND, key, replace(made, data=b""))
    return made
