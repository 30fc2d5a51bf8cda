"""Structure of an entry in, the rich text that says it out."""

from __future__ import annotations

from typing import Any

from cardwright.base.expression import ExpressionError
from cardwright.model.entry import Catalog, Entry, Saying
from cardwright.model.problem import Problem, of_slip
from cardwright.model.rich import Rich
from cardwright.model.source import Map, Path, Seq, place_of
from cardwright.model.views import Views
from cardwright.resolve.saying.phrase_filters import sentences
from cardwright.resolve.saying.phrases import Phrase, expression, phrase, phrase_of
from cardwright.resolve.saying.said import Scope, widened
from cardwright.resolve.saying.speech import tidy
from cardwright.resolve.saying.voice import NAMED_BY, PHRASE, Voice, at, verb_of
from cardwright.resolve.saying.wording import (
    Reach,
    check_own,
    check_wording,
    frame_fields,
)


class Sayer:
    """Says the structure of a catalogue's entries."""

    def __init__(self, catalog: Catalog, views: Views | None = None) -> None:
        self._views = views or Views(catalog)

    def say(self, entry: Entry, path: Path) -> tuple[Rich, list[Problem]]:
        """What the structure at ``path`` says: one part, or each of a list a sentence.

        Numbers become values with the path of their field as origin. The strength of a
        list of effects is that of its first one.
        """
        saying = _Saying(self._views, entry)
        text = saying.text(path)
        rich = saying.voice.speech.rich(tidy(text))
        saying.close()
        return rich, list(dict.fromkeys(saying.problems))


def say(catalog: Catalog, entry: Entry, path: Path) -> tuple[Rich, list[Problem]]:
    """What the structure at ``path`` of one entry says."""
    return Sayer(catalog).say(entry, path)


class _Saying:
    """One saying at work."""

    def __init__(self, views: Views, entry: Entry) -> None:
        self.entry = entry
        self.voice = Voice(views, entry, self.said)
        self.given = views.scope()
        self.lists = (*self.given, *views.catalog.game.vocabularies)
        self.problems: list[Problem] = []

    def close(self) -> None:
        """Let the voice go: each holds the other, and what was looked at."""
        del self.voice

    def whole(self, path: Path) -> str:
        data = at(self.entry.fields, path)
        if self.voice.is_saying(path) or not isinstance(data, Map | Seq):
            return str(self.voice.value(path, data))
        steps: list[Any] = list(data) if isinstance(data, Map) else [*range(len(data))]
        parts = [step for step in steps if self.voice.is_saying((*path, step))]
        return sentences([self.voice.value((*path, s), data[s]) for s in parts])

    def text(self, path: Path) -> str:
        """The same; empty, and reported, where a value of it cannot be worked out."""
        try:
            return self.whole(path)
        except ExpressionError as error:
            self.failed(path, error)
            return ""

    def said(self, saying: Saying, scope: Scope) -> str:
        """The coded text of a part: by its own phrase, if it brings one."""
        names = Scope({**self.voice.scope, **scope})
        text = self.spoken(saying, self.generic(saying, names), names)
        own = self.own(saying)
        if own is None:
            return text
        wide = widened(scope)
        reach = Reach((*wide, *self.known(saying)), self.given)
        self.problems += check_own(self.entry, saying, own, reach)
        wording = self.spoken(saying, own, Scope({**self.voice.scope, **wide}))
        origins = self.voice.speech.origins
        found = check_wording(self.entry, saying, [*origins(text)], [*origins(wording)])
        self.problems += found
        return wording

    def known(self, saying: Saying) -> tuple[str, ...]:
        """Names that the parts of a structure may have, though these have them not."""
        game = self.voice.game
        verbs = (*game.verbs.values(), *game.conditions.values())
        arguments = (name for verb in verbs for name in verb.arguments)
        return (*frame_fields(game, saying.frame or ""), *arguments)

    def spoken(self, saying: Saying, words: Phrase | None, names: Scope) -> str:
        if words is None:
            return ""
        try:
            return words.say(names, self.voice.speech)
        except ExpressionError as error:
            self.failed(saying.path, error)
            return ""

    def generic(self, saying: Saying, names: Scope) -> Phrase | None:
        """The phrase of the verb or frame; of several the first that fits."""
        game = self.voice.game
        if saying.group not in NAMED_BY:
            source = game.frames.get(saying.frame or "")
            return None if source is None else phrase(source)
        data = at(self.entry.fields, saying.path)
        verb = verb_of(game, saying, data)
        if verb is None:
            return None
        try:
            for where, source in verb.phrase:
                if where is None or expression(where).evaluate(names):
                    return phrase(source)
        except ExpressionError as error:
            self.failed(saying.path, error)
            return None
        message = f'"{verb.name}" has no phrase for these arguments'
        hint = "end its list of phrases with one that has no where"
        place = place_of(self.entry.fields, saying.path)
        self.problems.append(Problem("phrase-mismatch", place, message, hint))
        return None

    def own(self, saying: Saying) -> Phrase | None:
        path = (*saying.path, PHRASE)
        rich = self.entry.texts.get(path)
        if rich is not None:
            return phrase_of(rich)
        source = at(self.entry.fields, path)
        return phrase(source) if isinstance(source, str) else None

    def failed(self, path: Path, error: ExpressionError) -> None:
        """What cannot be said; a name that the game lacks is told in the phrase."""
        if error.word is None or error.of not in self.lists:
            place = place_of(self.entry.fields, path)
            self.problems.append(of_slip(error, place))
