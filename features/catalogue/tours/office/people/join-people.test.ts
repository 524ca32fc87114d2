import { expect, test } from "vitest";
import { joinPeople } from "./join-people.ts";
import type { People } from "./use-people-journal.ts";

type Person = People[number];
const person = (id: string | null, changes: Partial<Person> = {}): Person => ({
  id,
  firstTimer: null,
  previousTrips: null,
  gender: null,
  ageBand: null,
  ...changes,
});
const base = [person("a"), person("b"), person("c")];

test("people whom two changed, added and took out are put together", () => {
  const mine = [person("a", { gender: "woman" }), person("b"), person(null, { previousTrips: 1 })];
  const theirs = [
    person("a", { ageBand: "25-29" }),
    person("b", { firstTimer: true }),
    person("c"),
    person("d"),
  ];
  const { items, collides } = joinPeople(base, mine, theirs);
  expect(collides).toBe(false);
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set(["a", "b", "d", null]));
  expect(items).toEqual(
    expect.arrayContaining([
      person("a", { gender: "woman", ageBand: "25-29" }),
      person("b", { firstTimer: true }),
      person(null, { previousTrips: 1 }),
    ]),
  );
});

test("one field that both changed collides, and one's own side is kept beside all else of theirs", () => {
  const mine = [person("a", { gender: "woman" }), person("b"), person("c")];
  const theirs = [person("a", { gender: "man" }), person("b", { previousTrips: 3 }), person("c")];
  const { items, collides } = joinPeople(base, mine, theirs);
  expect(collides).toBe(true);
  expect(items).toEqual([
    person("a", { gender: "woman" }),
    person("b", { previousTrips: 3 }),
    person("c"),
  ]);
});
