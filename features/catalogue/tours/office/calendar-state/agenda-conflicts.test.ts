import { expect, test } from "vitest";
import { conflictsAmong } from "./agenda-conflicts.ts";

const group = (
  key: string,
  coordinatorId: string | null,
  departureDate: string,
  endDate: string,
) => ({
  key,
  draft: { coordinatorId, departureDate, endDate },
});
const found = (rows: Parameters<typeof conflictsAmong>[0]) =>
  conflictsAmong(rows).map(({ kind, days, first, second }) => [first.key, second.key, kind, days]);

test("groups of one coordinator that overlap, or are too near, are named in their order", () => {
  expect(
    found([
      group("late", "elena", "2027-04-27", "2027-05-04"),
      group("early", "elena", "2027-04-17", "2027-04-20"),
      group("middle", "elena", "2027-04-19", "2027-04-25"),
    ]),
  ).toEqual([
    ["early", "middle", "overlap", 2],
    ["middle", "late", "home", 1],
  ]);
});

test("three days at home, other coordinators and nobody's groups hinder nothing", () => {
  expect(
    found([
      group("a", "elena", "2027-04-01", "2027-04-08"),
      group("b", "elena", "2027-04-12", "2027-04-19"),
      group("c", "dario", "2027-04-01", "2027-04-08"),
      group("d", null, "2027-04-01", "2027-04-08"),
      group("e", null, "2027-04-01", "2027-04-08"),
    ]),
  ).toEqual([]);
});
