"""The hardened sandbox of templates: a loader comes in, an environment goes out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import wraps
from math import isinf
from typing import Any, Final

from jinja2 import BaseLoader, Template, TemplateSyntaxError, nodes
from jinja2.environment import TemplateModule
from jinja2.runtime import (
    BlockReference,
    Context,
    LoopContext,
    StrictUndefined,
    TemplateReference,
    Undefined,
    markup_join,
)
from jinja2.sandbox import SandboxedEnvironment
from jinja2.utils import Namespace, missing

from cardwright.base.code import BoundedCode
from cardwright.base.filters import FILTERS, TESTS, Filter
from cardwright.base.operators import (
    ARITHMETIC,
    affirm,
    bounded,
    compare_all,
    negate,
)
from cardwright.base.steps import NUMBERS, counted, heed, meter, metered, spend
from cardwright.base.values import (
    ABSENT,
    ExpressionError,
    View,
    attribute,
    item,
    unknown_name,
)
from cardwright.base.weight import run_together, said

LONGEST_RANGE: Final = 200
"""Numbers that ``range`` may give in a template."""


_LOOP: Final = frozenset(
    [
        "index",
        "index0",
        "revindex",
        "revindex0",
        "first",
        "last",
        "length",
        "depth",
        "depth0",
        "previtem",
        "nextitem",
        "cycle",
        "changed",
    ]
)


class Bag(Namespace):
    """A template's own ``namespace``; printed, it does not show what it holds."""

    def __repr__(self) -> str:
        return "namespace"


class Unknown(StrictUndefined):
    """A name that a template does not know; any use but ``is defined`` is an error."""

    __slots__ = ()

    def __init__(
        self,
        hint: str | None = None,
        obj: Any = missing,
        name: str | None = None,
        exc: Any = None,
    ) -> None:
        super().__init__(hint, obj, name, exc or self._error)  # type: ignore[arg-type]

    def _is_lost(self) -> bool:
        """Whether it can be there nowhere, so that nothing may stand in for it."""
        return False

    def _error(self, message: str) -> ExpressionError:
        name, owner = self._undefined_name, self._undefined_obj
        if self._undefined_hint or name is None:
            return ExpressionError(message)
        if isinstance(owner, View):
            return unknown_name(str(name), owner.names(), str(owner))
        return unknown_name(str(name), ())


class Sandbox(SandboxedEnvironment):
    """Jinja2 without Python's attributes, with every loop and text bounded."""

    code_generator_class = BoundedCode
    intercepted_binops = frozenset(ARITHMETIC)
    intercepted_unops = frozenset("+-")

    def _parse(self, source: str, name: str | None, filename: str | None) -> Any:
        tree = super()._parse(source, name, filename)
        for number in tree.find_all(nodes.Const):
            if isinstance(number.value, float) and isinf(number.value):
                text = "the number is too large"
                raise TemplateSyntaxError(text, number.lineno, name, filename)
        for loop in tree.find_all(nodes.For):
            loop.iter = nodes.Filter(loop.iter, "steps", [], [], None, None)
        return tree

    def compile(self, source: Any, *args: Any, **kwargs: Any) -> Any:
        """Jinja2's code; what is too long or too deep for Python is an error of it."""
        try:
            return super().compile(source, *args, **kwargs)
        except ValueError as error:
            raise TemplateSyntaxError("a number is too long", 1) from error
        except (SyntaxError, RecursionError, MemoryError) as error:
            raise TemplateSyntaxError("it is nested too deeply", 1) from error

    def getattr(self, obj: Any, attribute: str) -> Any:
        found = _attribute(obj, attribute)
        return self.undefined(obj=obj, name=attribute) if found is missing else found

    def getitem(self, obj: Any, argument: Any) -> Any:
        if isinstance(obj, View | Namespace) and isinstance(argument, str | View):
            return self.getattr(obj, str(argument))
        meter(obj)
        return item(_known(obj), argument)

    def get_template(self, *args: Any, **kwargs: Any) -> Template:
        spend()
        return super().get_template(*args, **kwargs)

    def call(self, context: Context, called: Any, *args: Any, **kwargs: Any) -> Any:
        spend()
        for argument in (*args, *kwargs.values()):
            heed(argument)
        made = super().call(context, called, *args, **kwargs)
        meter(made)
        return made

    def call_binop(
        self,
        context: Context,  # noqa: ARG002 - Jinja2's call
        operator: str,
        left: Any,
        right: Any,
    ) -> Any:
        made = ARITHMETIC[operator](_known(left), _known(right))
        if made.__class__ not in NUMBERS:
            meter(made)
        return made

    def call_unop(self, context: Context, operator: str, arg: Any) -> Any:
        return super().call_unop(context, operator, _known(arg))

    def is_safe_callable(self, obj: Any) -> bool:
        """Only macros, globals and what views hand out can be reached at all."""
        return obj is Bag or not isinstance(obj, type)

    def compared(self, values: tuple[Any, ...], names: list[str]) -> bool:
        for value in values:
            heed(value)
        return compare_all([_known(value) for value in values], names)

    def joined(self, parts: tuple[Any, ...]) -> Any:
        shown = [part if hasattr(part, "__html__") else said(part) for part in parts]
        made = markup_join(run_together(shown))
        meter(made)
        return bounded(made)

    @staticmethod
    def concat(parts: Iterable[str]) -> str:
        made = "".join(run_together(parts))
        meter(made)
        return made


def _attribute(value: Any, name: str) -> Any:
    """The attribute as a template may see it, or ``missing``."""
    if isinstance(value, View):
        try:
            return value.lookup(name)
        except KeyError:
            return missing
    if isinstance(value, LoopContext | TemplateModule | Namespace):
        return _own(value, name)
    if isinstance(value, BlockReference | TemplateReference):
        return missing
    return attribute(_known(value), name)


def _own(value: LoopContext | TemplateModule | Namespace, name: str) -> Any:
    """An attribute of Jinja2's own objects."""
    hidden = name not in _LOOP if isinstance(value, LoopContext) else name[:1] == "_"
    return missing if hidden else getattr(value, name, missing)


def _known(value: Any) -> Any:
    """``value``, unless it is an unknown name, which raises its error."""
    if isinstance(value, Undefined):
        str(value)
    return value


def _stepped(values: Any) -> Iterator[Any]:
    for value in _known(values):
        spend()
        yield value


def _range(*ends: int) -> range:
    numbers = range(*map(_known, ends))
    if len(numbers) > LONGEST_RANGE:
        raise ExpressionError(f"a range has at most {LONGEST_RANGE} numbers")
    return numbers


def _strict(function: Filter) -> Filter:
    """The filter, which an unknown name does not reach."""

    @wraps(function)
    def strict(value: Any, *arguments: Any, **named: Any) -> Any:
        return function(_known(value), *arguments, **named)

    return strict


def _default(value: Any, other: Any = "") -> Any:
    if isinstance(value, Unknown) and value._is_lost():  # noqa: SLF001 hidden from cards
        str(value)  # tells of it
    return other if isinstance(value, Undefined) else FILTERS["default"](value, other)


def _finalized(value: Any) -> Any:
    """What is printed: a list only if all that it holds is not too long."""
    return said(value) if isinstance(value, list | tuple | dict) else value


def environment(
    loader: BaseLoader | None = None, filters: Mapping[str, Filter] | None = None
) -> Sandbox:
    """A strict, escaping environment; ``filters`` come on top of the written list."""
    made = Sandbox(
        loader=loader,
        autoescape=True,
        undefined=Unknown,
        optimized=False,
        cache_size=-1,
    )
    made.filters = {
        **{name: metered(each) for name, each in FILTERS.items()},
        "default": _default,
        "steps": _stepped,
        **{name: metered(_strict(each)) for name, each in (filters or {}).items()},
    }
    made.tests = {
        **TESTS,
        "defined": lambda value: (
            value is not ABSENT and not isinstance(value, Undefined)
        ),
    }
    made.finalize = _finalized
    made.binop_table = dict(ARITHMETIC)
    made.unop_table = {"-": negate, "+": affirm}
    made.globals = {"range": _range, "namespace": Bag}
    return made


def render(template: Template, scope: Mapping[str, Any]) -> str:
    """The template's text for ``scope``, in bounded steps; raises ``ExpressionError``.

    Errors of Jinja2 itself (a missing template, say) pass through.
    """
    with counted():
        try:
            return "".join(run_together(template.generate(scope)))
        except (TypeError, ValueError, ArithmeticError, RecursionError) as error:
            message = "the template cannot be worked out with these values"
            raise ExpressionError(message) from error


def line_of(error: BaseException) -> tuple[str, int] | None:
    """The template's file name and the line where ``render`` raised ``error``."""
    found = None
    for raised in (error, error.__cause__):
        trace = raised and raised.__traceback__
        while trace:
            if "__jinja_exception__" in trace.tb_frame.f_globals:
                found = (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
            trace = trace.tb_next
    return found
