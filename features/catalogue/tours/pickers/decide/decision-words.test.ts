import { expect, test } from "vitest";
import type { Decision, DecisionChoice } from "#features/catalogue/tours/consequences-contract.ts";
import { listedTour } from "#features/catalogue/tours/testing/listed-tour.ts";
import {
  choiceLine,
  choiceTitle,
  decideButton,
  decisionConsequences,
  moveWords,
} from "./decision-words.ts";

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
  people: { reached: 0, languages: [], followers: 0, written: null },
  dates: [
    { id: "later", departureDate: "2027-01-16", peopleIn: 5, peopleMinimum: 8, seatsFree: 11 },
  ],
  move: null,
};

const reached: Decision = {
  ...decision,
  people: { reached: 6, languages: ["Italian", "French"], followers: 12, written: null },
};
const move = { toTourId: "later", until: "2026-12-08" };

const said = (choice: DecisionChoice, of: Decision = decision, decideOn: string | null = null) =>
  decisionConsequences(choice, of, { currency: "EUR", move, decideOn }).map(
    ({ text, lines = [] }) => [text.replaceAll("\u00A0", " "), ...lines],
  );

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
  expect(decideButton("lowerAndConfirm", decision)).toBe("Lower to 7 and confirm");
  expect(choiceTitle("lowerAndConfirm", decision)).toBe("Lower the minimum to 7 and confirm");
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
  expect(decideButton("cancel", decision)).toBe("Cancel the departure for 7 people");
});

test("where nobody is in, nothing is said of people, and the button is short", () => {
  const empty = { ...decision, tour: { ...tour, peopleIn: 0, isPublished: false } };
  const cancel = choiceOf({ kind: "cancel" });
  expect(said(cancel, empty)).toEqual([["It cannot be undone after 10 minutes"]]);
  expect(decideButton("cancel", empty)).toBe("Cancel the departure");
  expect(choiceLine(cancel, empty)).toBe("Nobody is in.");
});

test("a locked choice stays and says why", () => {
  const refusal = "7 of 8 are in. One more is needed, or lower the minimum.";
  expect(choiceLine(choiceOf({ kind: "confirm", refusal }), decision)).toBe(refusal);
});

test("who has an address is told by mail, in which languages, and who has none by hand", () => {
  expect(said(choiceOf({ kind: "cancel" }), reached)[0]).toEqual([
    "6 people are told by mail",
    "All the money back, or another date: 16/01/2027 and 30/01/2027 have seats.",
    "In Italian and French, when 10 minutes are over.",
    "1 person has no address here and has to be told by hand.",
  ]);
});

test("a move keeps seats for those who are asked, and says what all of them together make", () => {
  expect(said(choiceOf({ kind: "move" }), reached).slice(1)).toEqual([
    [
      "16/01/2027 keeps 6 of its 11 seats for them",
      "If all say yes it has 11 in, enough to confirm it. Whoever has not answered by then stands here.",
    ],
    ["Undo for 10 minutes, until the mails leave"],
  ]);
  expect(decideButton("move", reached)).toBe("Ask 6 people to move");
  const open = { departureDate: "2027-01-16", until: "2026-12-08", yes: 3, no: 1, waiting: 2 };
  expect(moveWords(open)).toBe(
    "Asked to move to 16/01/2027: 3 said yes, 1 no, 2 have until 08/12/2026.",
  );
});

test("writing reaches those who have an alert, and nothing else changes", () => {
  expect(choiceTitle("write", reached)).toBe("Write to 12 who have an alert");
  expect(decideButton("write", reached)).toBe("Write to 12");
  expect(said(choiceOf({ kind: "write" }), reached).map(([text]) => text)).toEqual([
    "12 people get this mail, one each",
    "Status and minimum stay",
    "It leaves at once and cannot be undone",
  ]);
});

test("another day of decision is told to those who are in, and never after the balance is due", () => {
  expect(said(choiceOf({ kind: "write" }), reached, "2026-11-25").slice(1, 3)).toEqual([
    [
      "6 people are told of the day by mail",
      "In Italian and French, when 10 minutes are over.",
      "1 person has no address here and has to be told by hand.",
    ],
    ["Status and minimum stay", "It stays here until it is decided, by 25/11/2026."],
  ]);
  const sooner = { ...reached, tour: { ...tour, decideBy: "2026-11-20" } };
  const line = (looked: Decision) => choiceLine(choiceOf({ kind: "write" }), looked);
  expect(line(sooner)).toBe("And decide on 20/11/2026, or later.");
  expect(line({ ...reached, tour: { ...tour, decideBy: tour.balanceDue } })).toBe(
    "And decide on 02/12/2026.",
  );
});
