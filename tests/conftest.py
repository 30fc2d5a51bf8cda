"""Settings of the whole suite: how many examples a property gets, where the root is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parents[1]

# The gate runs a tenth of the examples; `.ci/long` sets CARDWRIGHT_EXAMPLES to the full
# count.
settings.register_profile(
    "gate",
    max_examples=int(os.environ.get("CARDWRIGHT_EXAMPLES", "20")),
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
