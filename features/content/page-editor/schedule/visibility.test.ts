import { expect, test } from "vitest";
import type { Block } from "#features/content/pages/contract.ts";
import { visibilityChangesAfter, hiddenReason, formatMoment } from "./visibility.ts";

const block = (from: string | null, to: string | null, enabled = true): Block => ({
  id: `${from} ${to}`,
  blockType: "wr-space",
  content: {},
  enabled,
  schedule: from === null && to === null ? null : { from, to },
});
const never = () => Infinity;
const now = Date.parse("2026-11-21T12:00:00Z");
const early = "2026-12-03T10:00:00+01:00";
const late = "2027-01-02T00:00:00Z";

test("the visibility changes are the future starts and ends of enabled blocks, each once", () => {
  const blocks = [
    block(late, null),
    block(early, late),
    block("2026-11-01T00:00:00Z", "2026-12-03T09:00:00Z"),
    block("2026-12-24T00:00:00Z", null, false),
    block(null, null),
  ];
  expect(visibilityChangesAfter(blocks, now, never)).toEqual([Date.parse(early), Date.parse(late)]);
  expect(visibilityChangesAfter([block(null, null)], now, never)).toEqual([]);
  expect(visibilityChangesAfter([block(null, null)], now, () => now + 1)).toEqual([now + 1]);
});

test("a moment is formatted in the market's time zone, with the year unless it is the current one", () => {
  expect(formatMoment(Date.parse(early), "Europe/Rome", now)).toBe("Thu 3 Dec 10:00");
  expect(formatMoment(Date.parse(early), "America/New_York", now)).toBe("Thu 3 Dec 04:00");
  expect(formatMoment(Date.parse(late), "Europe/Rome", now)).toBe("Sat 2 Jan 2027 01:00");
});

test("a hidden block has the reason why it is hidden", () => {
  const viewpoint = { moment: now, timeZone: "Europe/Rome", now, expiryOf: never };
  const reasonAt = (candidate: Block, moment = now, expiryOf: (block: Block) => number = never) =>
    hiddenReason(candidate, { ...viewpoint, moment, expiryOf });
  expect(reasonAt(block(early, late))).toBe("from Thu 3 Dec 10:00");
  expect(reasonAt(block(early, late), Date.parse(early))).toBeNull();
  expect(reasonAt(block(early, late), Date.parse(late))).toBe("until Sat 2 Jan 2027 01:00");
  expect(reasonAt(block(early, late, false))).toBe("switched off");
  expect(reasonAt(block(null, null))).toBeNull();
  expect(reasonAt(block(null, late), now, () => Date.parse("2026-11-20T12:00:00Z"))).toBe(
    "until Fri 20 Nov 13:00",
  );
});
