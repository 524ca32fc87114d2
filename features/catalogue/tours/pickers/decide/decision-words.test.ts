import { expect, test } from "vitest";
import type { Decision, DecisionChoice } from "#features/catalogue/tours/consequences-contract.ts";
import { listedTour } from "#features/catalogue/tours/testing/listed-tour.ts";
import { choiceLine, choiceTitle, decideButton, decisionConsequences } from "./decision-words.ts";

const choiceOf = (over: Partial<DecisionChoice>): DecisionChoice => ({
  kind: "lowerAndConfirm",
  refusal: null,
  minimum: null,
  status: null,
  money: null,
  ...over,
});

const tour = listedTour({
  status: "ALMOST_CONFIRMED",
  peopleIn: 7,
  peopleMinimum: 8,
  peopleNeeded: 1,
  seatsFree: 9,
  balanceDue: "2026-12-02",
});

const decision: Decision = {
  tour,
  choices: [],
  freeCoordinators: 3,
  whoIsFree: "/page-contents/coordinators?view=calendar",
  otherDates: [
    { id: crypto.randomUUID(), departureDate: "2027-01-16", seatsFree: 9 },
    { id: crypto.randomUUID(), departureDate: "2027-01-30", seatsFree: 9 },
  ],
};

const said = (choice: DecisionChoice, of: Decision = decision) =>
  decisionConsequences(choice, of, "EUR").map(({ text, lines = [] }) => [
    text.replaceAll("\u00A0", " "),
    ...lines,
  ]);

test("a lowered minimum, the status and what the page says, people, money, coordinator, undo", () => {
  const choice = choiceOf({
    minimum: { from: 8, to: 7 },
    status: { from: "ALMOST_CONFIRMED", to: "CONFIRMED" },
    money: { kind: "balance", people: 7, eachCents: 184_000, sumCents: 1_288_000 },
  });
  expect(said(choice)).toEqual([
    [
      "The smallest group becomes 7 instead of 8",
      "For this departure only; other dates keep theirs.",
    ],
    [
      "Almost confirmed becomes Confirmed",
      "9 seats stay open. The trip's page says “You can book your flights”.",
    ],
    ["7 people have to be told by hand", "Nothing is mailed from here."],
    ["Still to come: 7 × 1.840 €, 12.880 €", "Balance on 02/12/2026, as before, at today's price."],
    ["It has no coordinator yet", "3 are free for these days."],
    ["Undo for 10 minutes"],
  ]);
  expect(decideButton("lowerAndConfirm", tour)).toBe("Lower to 7 and confirm");
  expect(choiceTitle("lowerAndConfirm", tour)).toBe("Lower the minimum to 7 and confirm");
});

test("a cancellation says who is told, what goes back, that the page goes, and that it cannot be undone for long", () => {
  const money = { kind: "deposits", people: 7, eachCents: 91_900, sumCents: 643_300 } as const;
  expect(said(choiceOf({ kind: "cancel", money }))).toEqual([
    [
      "7 people have to be told by hand",
      "All the money back, or another date: 16/01/2027 and 30/01/2027 have seats.",
      "Nothing is mailed from here.",
    ],
    [
      "7 deposits go back: 7 × 919 €, 6.433 €",
      "Whoever has paid all gets all back. Nothing is paid from here.",
    ],
    [
      "The departure leaves the site",
      "Its address says “The tour is no longer available” and shows other dates.",
    ],
    ["It cannot be undone after 10 minutes"],
  ]);
  expect(decideButton("cancel", tour)).toBe("Cancel the departure for 7 people");
});

test("where nobody is in, nothing is said of people, and the button is short", () => {
  const empty = { ...decision, tour: { ...tour, peopleIn: 0, isPublished: false } };
  const cancel = choiceOf({ kind: "cancel" });
  expect(said(cancel, empty)).toEqual([["It cannot be undone after 10 minutes"]]);
  expect(decideButton("cancel", empty.tour)).toBe("Cancel the departure");
  expect(choiceLine(cancel, empty.tour)).toBe("Nobody is in.");
});

test("a locked choice stays and says why", () => {
  const refusal = "7 of 8 are in. One more is needed, or lower the minimum.";
  expect(choiceLine(choiceOf({ kind: "confirm", refusal }), tour)).toBe(refusal);
});
