import { expect, test } from "vitest";
import { barAfter, layOut, rowsInSight } from "./lanes.ts";
import { barAction, fixedBarAction } from "./timeline-keys.ts";
import { changedSpan, type TimelineBar, type TimelineRow } from "./timeline-model.ts";

const bar = (id: string, start: number, length: number, isChosen = false): TimelineBar => ({
  id,
  start,
  length,
  tone: "",
  label: id,
  content: id,
  isInConflict: false,
  before: null,
  isChanged: false,
  isChosen,
});
const row = (key: string, bars: readonly TimelineBar[], maxLanes: number | null = null) =>
  ({
    key,
    title: key,
    head: key,
    bars,
    bands: [],
    isSpecial: false,
    maxLanes,
  }) satisfies TimelineRow;

const key = (name: string, held: Partial<Record<"altKey" | "shiftKey" | "ctrlKey", true>> = {}) =>
  barAction({ key: name, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test("bars that share a day lie below each other, and one that follows lies beside", () => {
  const [laid] = layOut([row("a", [bar("1", 0, 8), bar("2", 7, 8), bar("3", 8, 2)])], 56);
  expect(laid?.bars.map(({ bar: { id }, top }) => [id, top])).toEqual([
    ["1", 13],
    ["2", 57],
    ["3", 13],
  ]);
  expect(laid?.height).toBe(108);
});

test("bars outside the days are left out, and those that reach in are drawn", () => {
  const bars = [bar("before", -8, 8), bar("in", -7, 8), bar("last", 55, 3), bar("after", 56, 1)];
  expect(layOut([row("a", bars)], 56)[0]?.bars.map(({ bar: { id } }) => id)).toEqual([
    "in",
    "last",
  ]);
});

test("a row of limited height counts what it leaves out, and never leaves out what is chosen", () => {
  const bars = [bar("1", 0, 5), bar("2", 1, 5), bar("3", 2, 5), bar("4", 3, 5, true)];
  const [laid] = layOut([row("a", bars, 2)], 56);
  expect(laid?.bars.map(({ bar: { id } }) => id)).toEqual(["1", "2", "4"]);
  expect(laid?.leftOut).toBe(1);
});

test("of many rows only those near what is in sight are drawn", () => {
  const laid = layOut(
    Array.from({ length: 300 }, (_, index) => row(String(index), [bar(`b${index}`, 0, 8)])),
    56,
  );
  const seen = rowsInSight(laid, { top: 6400, height: 640 });
  expect(seen.length).toBeLessThan(30);
  expect(seen.map(({ row: { key: name } }) => name)).toEqual(
    expect.arrayContaining(["100", "109"]),
  );
});

test("arrows up and down lead to the nearest bar of the next row that has one", () => {
  const rows = layOut(
    [
      row("a", [bar("a1", 0, 4), bar("a2", 20, 4)]),
      row("empty", []),
      row("b", [bar("b1", 2, 4), bar("b2", 23, 4)]),
    ],
    56,
  );
  expect(barAfter(rows, "a2", { kind: "row", step: 1 })?.id).toBe("b2");
  expect(barAfter(rows, "b1", { kind: "row", step: -1 })?.id).toBe("a1");
  expect(barAfter(rows, "a2", { kind: "bar", step: 1 })?.id).toBe("b1");
  expect(barAfter(rows, "b2", { kind: "bar", step: 1 })).toBeNull();
  expect(barAfter(rows, "b2", { kind: "first" })?.id).toBe("b1");
});

test.each([
  [key("ArrowRight"), { start: 11, length: 8 }],
  [key("ArrowLeft", { shiftKey: true }), { start: 3, length: 8 }],
  [key("ArrowRight", { altKey: true }), { start: 10, length: 9 }],
  [key("ArrowLeft", { altKey: true, shiftKey: true }), { start: 10, length: 1 }],
])("a key changes the days of a bar", (action, expected) => {
  const change = action?.kind === "change" ? action.change : { kind: "move" as const, days: 0 };
  expect(changedSpan({ start: 10, length: 8 }, change)).toEqual(expected);
});

test("arrows lead from bar to bar where bars stay, and change none", () => {
  const fixed = (name: string, held: Partial<Record<"altKey" | "shiftKey", true>> = {}) =>
    fixedBarAction({
      key: name,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...held,
    });
  expect(fixed("ArrowRight")).toEqual({ kind: "go", to: { kind: "bar", step: 1 } });
  expect(fixed("ArrowLeft")).toEqual({ kind: "go", to: { kind: "bar", step: -1 } });
  expect(fixed("ArrowRight", { shiftKey: true })).toBeNull();
  expect(fixed("ArrowLeft", { altKey: true })).toBeNull();
  expect(fixed("Escape")).toBeNull();
  expect(fixed("Enter")).toEqual({ kind: "open" });
});

test("keys of the browser and of the screen are left alone", () => {
  expect(key("ArrowRight", { ctrlKey: true })).toBeNull();
  expect(key("ArrowUp", { altKey: true })).toBeNull();
  expect(key("c")).toBeNull();
  expect(key("Tab")).toBeNull();
});
