import { expect, test } from "vitest";
import { type GroupPerson, toGroup } from "./rules.ts";

const person = (given: Partial<GroupPerson> = {}): GroupPerson => ({
  firstTimer: null,
  previousTrips: null,
  gender: null,
  ageBand: null,
  ...given,
});

test("of fewer than four people their number alone is told", () => {
  const known = person({ firstTimer: true, previousTrips: 0, gender: "woman", ageBand: "25-29" });
  expect(toGroup([])).toEqual({ people: 0 });
  expect(toGroup([known, known, known])).toEqual({ people: 3 });
  expect(toGroup([known, known, known, known])).toHaveProperty("passengers");
});

test("a row holds trips alone, and totals count what is known", () => {
  const group = toGroup([
    person({ firstTimer: true, previousTrips: 0, gender: "woman", ageBand: "25-29" }),
    person({ firstTimer: false, previousTrips: 3, gender: "man", ageBand: "35-39" }),
    person({ gender: "other" }),
    person(),
  ]);
  expect(group).toEqual({
    people: 4,
    passengers: [
      { firstTimer: true, previousTrips: 0 },
      { firstTimer: false, previousTrips: 3 },
      { firstTimer: null, previousTrips: null },
      { firstTimer: null, previousTrips: null },
    ],
    firstTimers: 1,
    women: 1,
    men: 1,
    ageBands: [
      { ageBand: "25-29", people: 1 },
      { ageBand: "30-34", people: 0 },
      { ageBand: "35-39", people: 1 },
    ],
  });
});

test("a group of whom nobody has said an age has no bands", () => {
  expect(toGroup([person(), person(), person(), person()])).toMatchObject({ ageBands: [] });
});
