import { expect, test } from "vitest";
import { createTagChanges } from "./tag-changes.ts";

test("a reading knows what was invalidated since it began", () => {
  const changes = createTagChanges();
  changes.invalidate(["a"]);
  const early = changes.begin();
  changes.invalidate(["b"]);
  const late = changes.begin();
  expect(changes.isCurrent(["a"], early)).toBe(true);
  expect(changes.isCurrent(["a", "b"], early)).toBe(false);
  expect(changes.isCurrent(["a", "b"], late)).toBe(true);
  expect([early, late].map(changes.hasChanged)).toEqual([true, false]);
  changes.clear();
  expect(changes.isCurrent([], late)).toBe(false);
});

test("a reading that never ends has no more remembered for it than a bound", () => {
  const changes = createTagChanges();
  const hanging = changes.begin();
  for (let at = 0; at < 25_000; at += 1) changes.invalidate([`page:${at}`]);
  expect(changes.count()).toBeLessThanOrEqual(10_000);
  expect(changes.isCurrent(["page:0"], hanging)).toBe(false);
  expect(changes.isCurrent(["page:0"], changes.begin())).toBe(true);
});

test("changes that no reading needs are forgotten, however many there were", () => {
  const changes = createTagChanges();
  for (let at = 0; at < 10_000; at += 1) changes.invalidate([`page:${at}`]);
  expect(changes.count()).toBe(1);
  const reading = changes.begin();
  for (let at = 0; at < 10; at += 1) changes.invalidate([`page:${at}`]);
  expect(changes.isCurrent(["page:0"], reading)).toBe(false);
  expect(changes.count()).toBe(10);
  changes.end(reading);
  changes.invalidate(["last"]);
  expect(changes.count()).toBe(1);
});
