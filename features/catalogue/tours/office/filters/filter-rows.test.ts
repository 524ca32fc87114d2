import { expect, test } from "vitest";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { listedTour } from "#features/catalogue/tours/testing/listed-tour.ts";
import { marketById } from "#markets/markets.ts";
import { noEdits, rowsOf } from "../grid/sheet/rows.ts";
import { filteredRows, filterOf } from "./filter-rows.ts";

const facts = {
  market: marketById("it-IT"),
  today: "2026-11-26",
  travelId: null,
  coordinators: [],
};

const stored = (id: string, over: Partial<ListedTour>): ListedTour =>
  listedTour({
    code: id,
    id,
    status: "PLANNED",
    decideBy: "2026-12-01",
    departureDate: "2026-12-20",
    ...over,
  });

const tours = [
  stored("near", {}),
  stored("far", { departureDate: "2027-05-01", decideBy: "2027-04-01" }),
  stored("enough", { peopleNeeded: 0 }),
  stored("on request", { status: "WAITING_LIST" }),
  stored("gone", { departureDate: "2026-11-20", decideBy: "2026-11-01" }),
];
const shown = (query: string) =>
  filteredRows(rowsOf(tours, noEdits, facts), filterOf(new URLSearchParams(query)), facts).map(
    ({ key }) => key,
  );

test("what a travel's health counts is what the sheet shows by its link", () => {
  expect(shown("when=upcoming&undecided=true&decideUntil=2026-12-03")).toEqual(["near", "enough"]);
  expect(shown("when=upcoming&to=2027-02-24")).toEqual(["near", "enough", "on request"]);
});

test("without a coordinator are shown groups of the next 90 days that nobody leads, or who said no", () => {
  const asked = {
    askedAt: "2026-11-20T09:00:00.000Z",
    askedBy: "Livia",
    mailedUntil: null,
    answer: "no",
    reason: "",
    answeredAt: "2026-11-21T09:00:00.000Z",
    recordedBy: null,
  } as const;
  const led = { coordinatorId: "c", coordinator: null };
  const rows = rowsOf(
    [
      stored("last day", { departureDate: "2027-02-24" }),
      stored("a day later", { departureDate: "2027-02-25" }),
      stored("hidden", { isPublished: false }),
      stored("led", { ...led, question: { ...asked, answer: "yes" } }),
      stored("refused", { ...led, question: asked }),
    ],
    noEdits,
    facts,
  );
  const found = filteredRows(rows, filterOf(new URLSearchParams("without=coordinator")), facts);
  expect(found.map(({ key }) => key)).toEqual(["last day", "refused"]);
});

test("a day that is none, and one that says nothing of what it limits, filter nothing", () => {
  expect(shown("undecided=true&decideUntil=soon")).toHaveLength(tours.length);
  expect(shown("decideUntil=2026-12-03")).toHaveLength(tours.length);
});
