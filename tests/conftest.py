"""Settings of the whole suite: how many examples a property gets, where the root is."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.counts import EXAMPLES

ROOT = Path(__file__).resolve().parents[1]

settings.register_profile(
    "gate",
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("gate")


@pytest.fixture(scope="session")
def repository() -> Path:
    """The checkout's top folder."""
    return ROOT


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A test that is left out fails the run: it would look like one that passed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    stats = reporter.stats if reporter else {}
    if (stats.get("skipped") or stats.get("xfailed")) and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
