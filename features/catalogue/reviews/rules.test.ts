import { expect, test } from "vitest";
import { cpuTime } from "#platform/testing/cpu-time.ts";
import {
  addStars,
  decisionErrors,
  findMarks,
  type KnownNames,
  personalDataText,
  ratingAmong,
  starsOf,
} from "./rules.ts";

const names: KnownNames = {
  givenNames: new Set(["Giulia", "Marco", "Anna", "Lea"]),
  coordinators: new Set(["Ludovica", "Mei Rossi"]),
  language: "it",
};
const marked = (text: string, language = "it") =>
  findMarks(text, { ...names, language }).map(({ kind, from, to }) => [kind, text.slice(from, to)]);

test.each([
  ["Scrivetemi a ilaria.b@posta.example, grazie.", ["email", "ilaria.b@posta.example"]],
  ["Sono ilaria (at) posta.example", ["email", "ilaria (at) posta.example"]],
  ["Il mio numero è 333 123 45 67.", ["phone", "333 123 45 67"]],
  ["Call +44 20 7946 0958!", ["phone", "+44 20 7946 0958"]],
  ["Tel. 06.1234.567", ["phone", "06.1234.567"]],
  ["Ho viaggiato con Giulia Bianchi.", ["name", "Giulia Bianchi"]],
  ["Grazie alla signora Verdi di Bari", ["name", "signora Verdi"]],
  ["Thanks to Mrs Taylor", ["name", "Mrs Taylor"]],
  ["Ludovica sa quando tacere.", ["coordinator", "Ludovica"]],
  ["Con Mei Rossi si ride.", ["coordinator", "Mei Rossi"]],
  ["Con Ludovica Neri si ride.", ["name", "Ludovica Neri"]],
])("in %j is marked %j", (text, mark) => {
  expect(marked(text)).toEqual([mark]);
});

test.each([
  "Partiti il 12/10/2026, tornati il 2026-10-24.",
  "Ci torno dal 2019-2024 ogni anno.",
  "Ho speso 1.234.567 € di troppo, cioè 1859 euro.",
  "Siamo saliti a 4.130 metri in 12 ore.",
  "Con Giulia e Marco è stato bello.",
  "Dallo Sri Lanka al Monte Bianco, Machu Picchu compreso.",
  "Giulia Marco e io.",
])("nothing is marked in %j", (text) => {
  expect(marked(text)).toEqual([]);
});

test("German nouns behind a given name are no surname", () => {
  expect(marked("Mit Anna Berge zu besteigen war schön.", "de")).toEqual([]);
  expect(marked("Danke an Anna Berger!", "de")).toEqual([["name", "Anna Berger"]]);
  expect(marked("Frau Berger hat alles geplant.", "de")).toEqual([["name", "Frau Berger"]]);
});

test("marks stand in the order of the text and do not overlap", () => {
  const text = "Ludovica: ludovica@posta.example o 333 1234567, chiedete di Lea Verdi";
  expect(marked(text).map(([kind]) => kind)).toEqual(["coordinator", "email", "phone", "name"]);
});

test("personal data cannot be shown, a coordinator can, and hiding needs its reason", () => {
  const marks = findMarks("333 1234567", names);
  const decide = (state: "shown" | "hidden" | "waiting", reason: "other" | null, note = "") =>
    decisionErrors({ state, reason, note }, marks).map(({ path }) => path);
  expect(personalDataText(marks)).toBe("A phone number is in the text.");
  expect(decide("shown", null)).toEqual(["state"]);
  expect(decide("hidden", null)).toEqual(["reason"]);
  expect(decide("hidden", "other")).toEqual(["note"]);
  expect(decide("hidden", "other", "A test")).toEqual([]);
  expect(decide("waiting", "other", "A test")).toEqual(["reason"]);
  const named = findMarks("Ludovica!", names);
  expect(decisionErrors({ state: "shown", reason: null, note: "" }, named)).toEqual([]);
});

test("hostile texts take no time", () => {
  const texts = ["1 ", "a.", "Aa ", "@@"].map((part) => part.repeat(20_000));
  expect(cpuTime(() => texts.forEach((text) => findMarks(text, names)))).toBeLessThan(2000);
});

const sicily = starsOf([1, 1, 2, 2, 9]); // 4.1 of 15
const vietnam = starsOf([0, 0, 0, 1, 7]); // 4.9 of 8
const cuba = starsOf([0, 0, 0, 0, 7]); // 5.0 of 7
const jordan = starsOf([0, 0, 0, 0, 1]); // 5.0 of 1
const peru = starsOf([0, 0, 2, 10, 60]); // 4.8 of 72
const unknown = starsOf([0, 0, 0, 0, 0]);

test("the best rated is not who has the most reviews, nor who has one that is excellent", () => {
  const trips = { sicily, vietnam, cuba, jordan, peru };
  const ratingOf = ratingAmong(addStars(Object.values(trips)));
  const order = Object.entries(trips)
    .toSorted(([, a], [, b]) => ratingOf(b) - ratingOf(a))
    .map(([name]) => name);
  expect(order).toEqual(["cuba", "peru", "vietnam", "jordan", "sicily"]);
});

test("a trip without reviews has no rating, and with one it is near the mean of the market", () => {
  const market = { stars: 400, reviews: 100 };
  expect(ratingAmong(market)(unknown)).toBe(0);
  expect(ratingAmong(market)(jordan)).toBeCloseTo(45 / 11);
  expect(ratingAmong(unknown)(unknown)).toBe(0);
});
