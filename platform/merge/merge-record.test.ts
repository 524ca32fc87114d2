import { expect, test } from "vitest";
import { mergeRecord } from "./merge-record.ts";

const base = { name: "Nuovo", slug: "nuovo", number: "1" };

test("what one side alone changed is together without a question", () => {
  const merge = mergeRecord(base, { ...base, name: "Novità" }, { ...base, number: "2" }, {});
  expect(merge).toEqual({
    record: { name: "Novità", slug: "nuovo", number: "2" },
    conflicts: [],
    taken: ["number"],
  });
});

test("a field that both changed is a conflict, and the chosen side counts", () => {
  const mine = { ...base, name: "Novità" };
  const theirs = { ...base, name: "Nuovissimo" };
  const undecided = mergeRecord(base, mine, theirs, {});
  expect(undecided.record).toEqual(mine);
  expect(undecided.conflicts).toMatchObject([
    { key: "name field", path: "name", mine: "Novità", theirs: "Nuovissimo", chosen: "mine" },
  ]);
  expect(mergeRecord(base, mine, theirs, { "name field": "theirs" }).record).toEqual(theirs);
  expect(mergeRecord(base, mine, theirs, { "name field": "mine" }).record).toEqual(mine);
});

test("the same change on both sides is no conflict", () => {
  const changed = { ...base, name: "Novità" };
  expect(mergeRecord(base, changed, changed, {})).toEqual({
    record: changed,
    conflicts: [],
    taken: [],
  });
});

const stop = (id: string, name: string, nights = 1) => ({ id, name, nights });
const trip = { stops: [stop("a", "Roma"), stop("b", "Siena"), stop("c", "Pisa")] };

test("items of a list are merged by their ids: added, deleted, moved and changed ones", () => {
  const mine = { stops: [stop("c", "Pisa"), stop("a", "Roma", 3), stop("b", "Siena")] };
  const theirs = { stops: [stop("a", "Rome"), stop("c", "Pisa"), stop("d", "Lucca")] };
  const { record, conflicts } = mergeRecord(trip, mine, theirs, {});
  expect(conflicts).toEqual([]);
  expect(record).toEqual({ stops: [stop("c", "Pisa"), stop("d", "Lucca"), stop("a", "Rome", 3)] });
});

test("an item that one side deleted and the other changed stays until its deletion is chosen", () => {
  const mine = { stops: trip.stops.slice(0, 2) };
  const theirs = { stops: trip.stops.with(2, stop("c", "Lucca")) };
  const { record, conflicts } = mergeRecord(trip, mine, theirs, {});
  expect(record).toEqual(theirs);
  expect(conflicts).toMatchObject([
    { path: "stops.c", kind: "removed", mine: null, theirs: { name: "Lucca" }, chosen: "theirs" },
  ]);
  const [conflict] = conflicts;
  expect(mergeRecord(trip, mine, theirs, { [conflict?.key ?? ""]: "mine" }).record).toEqual(mine);
});
