"""What git says of real repositories, and what is read out of patches by hand."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from cardwright.base.git import GitError, Hunk, changes, prefix, read_patch

TOPS = ("cards", "schemas")
WHO = {
    f"GIT_{role}_{what}": value
    for role in ("AUTHOR", "COMMITTER")
    for what, value in (("NAME", "Ada"), ("EMAIL", "ada@tides.example"))
}


def git(root: Path, *words: str) -> None:
    env = {**os.environ, **WHO, "GIT_CONFIG_GLOBAL": os.devnull}
    subprocess.run(["git", *words], cwd=root, env=env, check=True, capture_output=True)  # noqa: S607


def write(root: Path, **files: str) -> None:
    for name, text in files.items():
        path = root / "cards" / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A workspace in a folder of a repository, all of it committed."""
    root = tmp_path / "games" / "mine"
    write(root, lamps="a: 1\nb: 2\nc: 3\n", oils="d: 4\n", wicks="e: 5\nf: 6\ng: 7\n")
    git(tmp_path, "init", "-q")
    commit(root)
    return root


def commit(root: Path) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "x")


def test_nothing_has_changed(root: Path) -> None:
    assert changes(root, "HEAD", TOPS) == {}


def test_changed_new_and_lost_lines_and_files(root: Path) -> None:
    write(root, lamps="a: 1\nc: 3\nnew: 1\nnewer: 2\n", fresh="x", added="y: 1\n")
    git(root, "add", "cards/added.yaml")
    (root / "cards" / "oils.yaml").unlink()
    assert changes(root, "HEAD", TOPS) == {
        # "b: 2" was lost behind line 1; two lines came as 3 and 4.
        "cards/lamps.yaml": (Hunk(1, 0, 0), Hunk(3, 2)),
        "cards/oils.yaml": (Hunk(0, 0, 0),),
        "cards/added.yaml": (Hunk(1, 1),),
        "cards/fresh.yaml": None,
    }


def test_what_is_committed_since_and_what_is_not_are_both_seen(root: Path) -> None:
    write(root, lamps="a: 9\nb: 2\nc: 3\n")
    commit(root)
    write(root, oils="d: 9\n")
    assert changes(root, "HEAD~1", TOPS) == {
        "cards/lamps.yaml": (Hunk(1, 1, 0),),
        "cards/oils.yaml": (Hunk(1, 1, 0),),
    }


def test_a_renamed_file_keeps_its_lines(root: Path) -> None:
    git(root, "mv", "cards/oils.yaml", "cards/fats.yaml")
    (root / "cards" / "wicks.yaml").rename(root / "cards" / "threads.yaml")
    write(root, threads="e: 5\nf: 6\ng: 8\n")
    git(root, "add", "-A")
    assert changes(root, "HEAD", TOPS) == {
        "cards/fats.yaml": (),
        "cards/threads.yaml": (Hunk(3, 1, 0),),
    }


def test_odd_names_binary_files_and_other_folders(root: Path) -> None:
    write(root, **{'ö "q" \\ é\n\t': "a\nb\n", "sp ace": "a\n", "picture": "a\0b"})
    commit(root)
    write(root, **{'ö "q" \\ é\n\t': "a\nc\n", "sp ace": "b\n", "picture": "c\0d"})
    (root / "readme").write_text("x", encoding="utf-8")
    (root.parent / "cards").mkdir()
    (root.parent / "cards" / "other.yaml").write_text("x", encoding="utf-8")
    assert changes(root, "HEAD", TOPS) == {
        'cards/ö "q" \\ é\n\t.yaml': (Hunk(2, 1, 0),),
        "cards/sp ace.yaml": (Hunk(1, 1, 0),),
        "cards/picture.yaml": None,
    }


def test_ignored_files_are_no_change(root: Path) -> None:
    (root / ".gitignore").write_text("scratch.yaml\n", encoding="utf-8")
    write(root, scratch="x", kept="y")
    assert changes(root, "HEAD", TOPS) == {"cards/kept.yaml": None}


def test_a_users_settings_change_nothing(root: Path) -> None:
    for key, value in (
        *(("diff.noprefix", "true"), ("diff.external", "false")),
        *(("color.ui", "always"), ("diff.interHunkContext", "9")),
        *(("diff.mnemonicPrefix", "true"), ("core.quotepath", "true")),
        *(("diff.context", "5"), ("diff.renames", "false")),
    ):
        git(root, "config", key, value)
    write(root, lamps="a: 0\nb: 2\nc: 0\n")
    assert changes(root, "HEAD", TOPS) == {
        "cards/lamps.yaml": (Hunk(1, 1, 0), Hunk(3, 1, 0))
    }


def test_text_that_looks_like_a_patch_is_text(root: Path) -> None:
    write(root, lamps="++ b/no\n@@ -1 +1 @@\n-- a/no\n")
    commit(root)
    write(root, lamps="++ b/yes\n@@ -2 +2 @@\n-- a/yes\n", oils="d: 5")
    assert changes(root, "HEAD", TOPS) == {
        "cards/lamps.yaml": (Hunk(1, 3, 0),),
        "cards/oils.yaml": (Hunk(1, 1, 0),),
    }


@pytest.mark.parametrize("revision", ["nope", "--output=x", "-x", "HEAD..HEAD", ""])
def test_a_revision_that_is_none(root: Path, revision: str) -> None:
    with pytest.raises(GitError, match=f'^git knows no revision "{revision}"$'):
        changes(root, revision, TOPS)
    assert not (root / "x").exists()


def test_no_repository(tmp_path: Path) -> None:
    with pytest.raises(GitError, match=r"^git cannot say: not a git repository"):
        changes(tmp_path, "HEAD", TOPS)


def test_no_git(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(root))
    with pytest.raises(GitError, match=r"^git is not installed$"):
        changes(root, "HEAD", TOPS)


def test_the_first_lost_line_that_is_not_blank_has_the_indent() -> None:
    hunks = b"+++ b/a\n@@ -3,3 +2,0 @@\n-\n-    x: 1\n-  y: 2\n@@ -9 +7 @@\n-\n+z\n"
    assert dict(read_patch(b"diff --git a/a b/a\n" + hunks)) == {
        "a": (Hunk(2, 0, 4), Hunk(7, 1, None))
    }


def test_lines_that_git_counts_otherwise_are_not_told_by_lines(root: Path) -> None:
    write(root, lamps="a: 1\rb: 2\rc: 3\r", oils="a: 1\r\nb: 2\r\n")
    commit(root)
    write(root, lamps="a: 1\rb: 9\rc: 3\r", oils="a: 1\r\nb: 9\r\n")
    assert changes(root, "HEAD", TOPS) == {
        "cards/lamps.yaml": None,
        "cards/oils.yaml": (Hunk(2, 1, 0),),
    }


def test_the_way_from_the_top_of_the_repository(root: Path, tmp_path: Path) -> None:
    assert prefix(root) == "games/mine/"
    assert prefix(tmp_path) == ""
    (root / ".git").write_text("gitdir: elsewhere", encoding="utf-8")
    assert prefix(root) == ""


def test_a_hunk_keeps_what_stood_in_the_lines_that_are_gone() -> None:
    diff = b"diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -2,2 +1,0 @@\n-  uses: tin\n-\n"
    ((_, hunks),) = read_patch(diff)
    assert hunks is not None
    assert [hunk.lost for hunk in hunks] == ["  uses: tin\n"]
