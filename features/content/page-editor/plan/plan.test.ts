import { expect, test } from "vitest";
import type { Block } from "#features/content/pages/contract.ts";
import { axisStops, momentAt, planEvents, planRows, type PlannedPage, positionOf } from "./plan.ts";

const now = Date.parse("2026-12-01T12:00:00Z");
const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
const block = (id: string, from: string | null, to: string | null, enabled = true): Block => ({
  id,
  blockType: "wr-space",
  content: {},
  enabled,
  schedule: from === null && to === null ? null : { from, to },
});
const page = (overrides: Partial<PlannedPage> = {}): PlannedPage => ({
  blocks: [
    block("always", null, null),
    block("soon", at(2), at(5)),
    block("off", at(1), null, false),
    block("over", at(-5), at(-2)),
  ],
  isPublished: false,
  moments: { publishAt: at(3), unpublishAt: null },
  ...overrides,
});

test("a plan lists what happens to the page and its blocks from now on, in order", () => {
  expect(planEvents(page(), now).map(({ kind, block: id }) => [kind, id])).toEqual([
    ["appear", "soon"],
    ["publish", null],
    ["disappear", "soon"],
  ]);
  const nothing = page({ blocks: [], moments: { publishAt: null, unpublishAt: null } });
  expect(planEvents(nothing, now)).toEqual([]);
});

test("its rows are the page and the blocks that still change", () => {
  expect(planRows(page(), now)).toEqual([
    { block: null, span: { from: Date.parse(at(3)), to: Infinity } },
    { block: "soon", span: { from: Date.parse(at(2)), to: Date.parse(at(5)) } },
  ]);
  const hidden = page({ moments: { publishAt: null, unpublishAt: null } });
  expect(planRows(hidden, now)[0]).toEqual({ block: null, span: null });
  expect(planRows({ ...hidden, isPublished: true }, now)[0]?.span?.from).toBe(-Infinity);
});

test("the stops of the axis stand equally far apart, and every moment between them has a place", () => {
  const stops = axisStops(planEvents(page(), now), now);
  expect(stops).toHaveLength(5);
  for (const [index, stop] of stops.slice(0, -1).entries())
    expect(positionOf(stops, stop)).toBe(index / 4);
  expect(positionOf(stops, -Infinity)).toBe(0);
  expect(positionOf(stops, Infinity)).toBe(1);
  const between = Date.parse(at(2.5));
  expect(momentAt(stops, positionOf(stops, between))).toBe(between);
  expect(momentAt(stops, 0)).toBe(now);
});
