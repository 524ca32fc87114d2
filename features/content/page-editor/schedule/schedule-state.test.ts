import { expect, test } from "vitest";
import type { Block } from "#features/content/pages/contract.ts";
import { scheduleState, shownBetween } from "./schedule-state.ts";

const from = "2026-12-03T08:00:00Z";
const to = "2027-01-02T00:30:00Z";

test.each([
  ["before it begins", { from, to }, "2026-12-01T12:00:00Z", "coming", "from 03/12"],
  ["on the day it begins", { from, to }, "2026-12-02T23:30:00Z", "coming", "from 09:00"],
  ["once it has begun", { from, to }, from, "live", "until 02/01/2027"],
  ["without an end", { from, to: null }, from, "live", "live"],
  ["on the day it ends", { from: null, to }, "2027-01-01T23:30:00Z", "live", "until 01:30"],
  ["once it has ended", { from, to }, to, "over", "over"],
] as const)("a block's tag says what is true %s", (_when, schedule, now, kind, text) => {
  expect(scheduleState(schedule, Date.parse(now), "Europe/Rome")).toEqual({ kind, text });
});

test("the day is that of the market's clock", () => {
  const now = Date.parse("2026-12-01T12:00:00Z");
  const late = { from: "2026-12-03T02:00:00Z", to: null };
  expect(scheduleState(late, now, "Europe/Rome").text).toBe("from 03/12");
  expect(scheduleState(late, now, "America/New_York").text).toBe("from 02/12");
});

test("what a block holds ends it as its schedule does, whichever comes first", () => {
  const block = (endsAt: unknown, schedule: Block["schedule"]): Block => ({
    id: "a",
    blockType: "wr-promo",
    content: { endsAt },
    enabled: true,
    schedule,
  });
  const early = "2026-12-24T12:00:00Z";
  expect(shownBetween(block(early, null), "endsAt")).toEqual({ from: null, to: early });
  expect(shownBetween(block(early, { from, to }), "endsAt")).toEqual({ from, to: early });
  expect(shownBetween(block(to, { from, to: early }), "endsAt")).toEqual({ from, to: early });
  expect(shownBetween(block(null, { from, to }), "endsAt")).toEqual({ from, to });
  expect(shownBetween(block("soon", null), "endsAt")).toBeNull();
  expect(shownBetween(block(early, null), null)).toBeNull();
});
