import { expect, test } from "vitest";
import type { TravelConsequences } from "#features/catalogue/travels/record-contract.ts";
import { saveQuestion } from "./save-question.ts";

const nothing: TravelConsequences = {
  address: null,
  publication: null,
  length: null,
  departures: 3,
  peopleIn: 2,
  pages: 5,
  otherMarkets: 1,
  missing: [],
};
const textsOf = (happens: TravelConsequences) =>
  saveQuestion(happens, "id")?.consequences.map(({ text }) => text) ?? null;

test("words alone are saved without a question", () => {
  expect(saveQuestion(nothing, "id")).toBeNull();
  expect(saveQuestion(null, "id")).toBeNull();
});

test("a new address says where old links lead, and which pages are made anew", () => {
  const address = { from: "/viaggi/a", to: "/viaggi/b", redirects: 1, takenFrom: "Petra" };
  expect(textsOf({ ...nothing, address })).toEqual([
    "The address becomes /viaggi/b. Links to /viaggi/a lead on to it. 1 redirect to the old address will lead to the new one.",
    "“Petra” had this address before; its old links will lead here.",
    "5 pages of the site are made anew, and the links from 1 other market.",
  ]);
});

test("the button says that it publishes, and leaving the site names who is in", () => {
  expect(saveQuestion({ ...nothing, publication: "published" }, null)?.label).toBe(
    "Save and publish",
  );
  expect(textsOf({ ...nothing, publication: "unpublished" })?.[0]).toBe(
    "It leaves the site, with 3 coming departures in which 2 people are.",
  );
});

test("another length says what of the departures does not fit, with the way to them", () => {
  const length = { from: 8, to: 7, departures: 2 };
  expect(saveQuestion({ ...nothing, length }, "id")?.consequences[0]).toMatchObject({
    kind: "warning",
    text: "The travel has 7 days instead of 8. 2 coming departures keep their dates and have another length. 2 people have booked it as it was.",
    links: [{ to: "/travels/id/tours?when=upcoming" }],
  });
});
