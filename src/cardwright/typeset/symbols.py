"""An icon's name and a setting in, the symbol read from its file out."""

from __future__ import annotations

from cardwright.base.suggest import did_you_mean
from cardwright.typeset import assets
from cardwright.typeset.setting import Setting
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.symbol import Symbol


def symbol_of(name: str, setting: Setting) -> Symbol:
    """The icon of that name in the setting's icon folders; SlipError if none is."""
    key = (setting.icons, name)
    known: Symbol | None = setting.memo.get(key)
    return known or setting.memo.put(key, _symbol(name, setting))


def _symbol(name: str, setting: Setting) -> Symbol:
    found = assets.find(f"{name}.svg", setting.icons, setting.root)
    if found is None:
        hint = did_you_mean(name, assets.names(setting.icons, ".svg"))
        raise SlipError(f'there is no icon "{name}"', hint, "unknown-icon")
    return assets.symbol(*found, setting.name(found[0]))


def proportions(name: str, setting: Setting) -> float:
    """Width of an icon as a multiple of its height; 1 for one that is not there."""
    try:
        symbol = symbol_of(name, setting)
    except SlipError:
        return 1.0
    return symbol.width / symbol.height if symbol.height else 1.0
