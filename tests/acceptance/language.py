"""A small client of a language server: it opens files and asks as an editor does."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

SETTINGS = {
    "yaml": {
        "validate": True,
        "hover": True,
        "completion": True,
        "schemaStore": {"enable": False},
    }
}
CAPABILITIES = {
    "textDocument": {
        "completion": {
            "completionItem": {
                "snippetSupport": True,
                "documentationFormat": ["markdown", "plaintext"],
            }
        },
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "publishDiagnostics": {},
    },
    "workspace": {"configuration": True},
}

Answer = dict[str, Any]


class Server:
    """A running server that speaks over its standard input and output."""

    def __init__(self, command: Sequence[str], root: Path) -> None:
        self._root = root
        self._number = 0
        self._told: dict[str, list[Answer]] = {}
        self._process = subprocess.Popen(
            [*command, "--stdio"],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> Self:
        start = {"processId": None, "rootUri": self._root.as_uri()}
        self._ask("initialize", {**start, "capabilities": CAPABILITIES})
        self._tell("initialized", {})
        self._tell("workspace/didChangeConfiguration", {"settings": SETTINGS})
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def problems(self, texts: Mapping[str, str]) -> dict[str, list[Answer]]:
        """The diagnostics of files that have these texts, all opened at once."""
        uris = {file: self._open(file, text) for file, text in texts.items()}
        while not self._told.keys() >= set(uris.values()):
            self._hear()
        return {file: self._told[uri] for file, uri in uris.items()}

    def offers(self, file: str, text: str, place: tuple[int, int]) -> dict[str, str]:
        """What may stand at a place (line and column from 1), with what is told."""
        found = self._at("textDocument/completion", file, text, place)
        items = found if isinstance(found, list) else found["items"]
        return {item["label"]: _text(item.get("documentation", "")) for item in items}

    def hover(self, file: str, text: str, place: tuple[int, int]) -> str:
        """What is told of the thing at a place."""
        found = self._at("textDocument/hover", file, text, place)
        return _text(found["contents"]) if found else ""

    def _at(self, method: str, file: str, text: str, place: tuple[int, int]) -> Any:
        position = {"line": place[0] - 1, "character": place[1] - 1}
        document = {"uri": self._open(file, text)}
        return self._ask(method, {"textDocument": document, "position": position})

    def _open(self, file: str, text: str) -> str:
        """Opens a text beside ``file`` under a new name; the name."""
        self._number += 1
        path = self._root / file
        uri = path.with_name(f"{path.stem}.{self._number}.yaml").as_uri()
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self._tell("textDocument/didOpen", {"textDocument": document})
        return uri

    def _ask(self, method: str, about: Answer) -> Any:
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": about})
        while True:
            heard = self._hear()
            if heard.get("id") == number and "method" not in heard:
                return heard.get("result")

    def _tell(self, method: str, about: Answer) -> None:
        self._send({"method": method, "params": about})

    def _hear(self) -> Answer:
        """The next message; diagnostics are kept, questions answered at once."""
        heard = self._receive()
        match heard.get("method"):
            case "textDocument/publishDiagnostics":
                params = heard["params"]
                self._told[params["uri"]] = params["diagnostics"]
            case "workspace/configuration":
                wanted = heard["params"]["items"]
                given = [SETTINGS.get(item.get("section")) for item in wanted]
                self._send({"id": heard["id"], "result": given})
            case str() if "id" in heard:
                self._send({"id": heard["id"], "result": None})
            case _:
                pass
        return heard

    def _send(self, message: Answer) -> None:
        if self._process.stdin is None:
            raise ValueError("the server has no input")
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self._process.stdin.flush()

    def _receive(self) -> Answer:
        stream = self._process.stdout
        if stream is None:
            raise ValueError("the server has no output")
        length = 0
        while line := stream.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            raise ValueError("the server has ended")
        heard: Answer = json.loads(stream.read(length))
        return heard


def _text(told: Any) -> str:
    return str(told["value"] if isinstance(told, dict) else told)
