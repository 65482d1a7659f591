"""Rate limits."""

import pytest

from krypta.server.limits import Limits, LoginLimits, address_key, insist
from krypta.server.refusal import Refusal


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_limit_allows_a_burst_and_then_the_rate() -> None:
    clock = Clock()
    limits = Limits(2.0, burst=3, clock=clock)
    assert [limits.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert limits.take("a") == 0.5, "asking too early costs nothing"
    assert limits.take("b") == 0.0
    clock.now = 0.5
    assert [limits.take("a"), limits.take("a")] == [0.0, 0.5]
    clock.now = 1000.0
    assert [limits.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5], "never more than the burst"


def test_the_keys_of_a_limit_are_bounded_and_the_longest_unused_goes() -> None:
    limits = Limits(1.0, burst=1, keys=2, clock=Clock())
    assert [limits.take(key) for key in "ab"] == [0.0, 0.0]
    assert limits.take("a") == 1.0
    assert limits.take("c") == 0.0  # b is dropped: a was used more recently
    assert [limits.take("a"), limits.take("b")] == [1.0, 0.0]
    assert len(limits._buckets) == 2


def test_a_refusal_by_a_limit_says_how_many_whole_seconds_to_wait() -> None:
    insist(0.0)
    with pytest.raises(Refusal) as refused:
        insist(2.1)
    assert (refused.value.status, refused.value.message.args) == (429, {"seconds": 3})


def tries(limits: LoginLimits, name: str, address: str) -> bool:
    try:
        limits.insist(name, address)
    except Refusal:
        return False
    return True


def test_a_stranger_at_one_address_cannot_lock_a_name_out() -> None:
    clock = Clock()
    limits = LoginLimits(clock)
    for second in range(3600):
        clock.now = second
        while tries(limits, "xanros", "stranger"):
            pass
        assert second % 60 or tries(limits, "xanros", f"owner {second}")


def test_many_strangers_slow_a_name_down_but_not_its_owner_at_home() -> None:
    clock = Clock()
    limits = LoginLimits(clock)
    limits.welcome("xanros", "home")
    assert sum(tries(limits, "xanros", f"stranger {n}") for n in range(1000)) == 20
    assert tries(limits, "xanros", "home")
    assert not tries(limits, "xanros", "abroad")
    clock.now = 5.0
    assert tries(limits, "xanros", "abroad"), "slowed down, not locked"
    assert tries(limits, "aderyn", "stranger 1")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_one_household_is_one_address(host: str, key: str) -> None:
    assert address_key(host) == key
