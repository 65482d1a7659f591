"""When a handler stalls the event loop, the log names it and the metric has the duration."""

import asyncio
import io
import time

from krypta.server.ops.watchdog import STALL_SECONDS
from server.attacks.conftest import lines
from server.attacks.test_frame_flood import becomes_true
from server.serving import ServedHere


async def a_slow_handler() -> None:
    time.sleep(4 * STALL_SECONDS)  # blocks the loop on purpose


def test_a_handler_that_stops_the_loop_is_named(served: ServedHere, faults: io.StringIO) -> None:
    def told() -> list[dict[str, object]]:
        stalls = [line for line in lines(faults) if line["event"] == "loop-stalled"]
        return [line for line in stalls if line.get("task") == a_slow_handler.__name__]

    async def main() -> None:
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(a_slow_handler(), served.loop))
        await becomes_true(lambda: bool(told()))

    asyncio.run(main())
    (stall,) = told()
    assert float(str(stall["seconds"])) > 3 * STALL_SECONDS
    assert "a_slow_handler" in str(stall["where"])
    metrics = served.node.metrics.text().decode()
    assert "krypta_loop_stall_seconds_count 0.0" not in metrics
    assert "krypta_loop_stall_seconds_count" in metrics
