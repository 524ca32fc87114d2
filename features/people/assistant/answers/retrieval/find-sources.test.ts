import { expect, test } from "vitest";
import type { Source } from "../sources/source.ts";
import { askIndex } from "./find-sources.ts";
import { createQuestionIndex } from "./question-index.ts";

const peru: Source = {
  key: "travels/peru",
  heading: "Perù, da Lima al Titicaca",
  text: "Dieci giorni tra costa e altopiano.",
  topics: [],
  subject: null,
  label: "Perù",
  path: "/viaggi/peru",
  about: ["Perù"],
  travelId: "3278692d-f844-8003-ab2c-ab2b15dae6b3",
};
const index = createQuestionIndex("it", [peru]);

test("of a place, what sources are not about asks for none of its trips", () => {
  expect(askIndex(index, "Viaggi in Perù?").isOfTrips).toBe(true);
  expect(askIndex(index, "Che tempo fa in Perù?").isOfTrips).toBe(false);
});

test("who asks for confirmed departures means those that surely leave", () => {
  const { statuses } = askIndex(index, "Quali partenze per il Perù sono confermate?");
  expect(statuses).toEqual(["CONFIRMED", "ALMOST_FULL"]);
  expect(askIndex(index, "Viaggi in Perù?").statuses).toBeNull();
});
