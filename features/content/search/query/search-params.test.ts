import { expect, test } from "vitest";
import { randomInt, seededRandom, pickOne } from "#demo/random.ts";
import { flags } from "../contract.ts";
import { hasOnlySymbols, fromSearchParams, toSearchParams } from "./search-params.ts";
import { randomQuery } from "../testing/random-query.ts";

const read = (text: string) => fromSearchParams(new URLSearchParams(text));

/** Sorts the two ends of a range, the lower one first. */
const inOrder = <End extends string | number>(one: End | null, other: End | null) =>
  one !== null && other !== null && one > other ? [other, one] : [one, other];

test("500 random searches survive a round trip through the query string", () => {
  const chance = seededRandom("addresses");
  for (let number = 0; number < 500; number += 1) {
    const query = randomQuery(chance);
    const [from = null, to = null] = inOrder(query.from, query.to);
    const [priceMin = null, priceMax = null] = inOrder(query.priceMin, query.priceMax);
    const asked = { ...query, from, to, priceMin, priceMax, onSale: false, onDay: null };
    expect(read(toSearchParams(asked).toString())).toEqual(asked);
  }
});

const names = [...toSearchParams(read("")).keys(), "where", "q", "from", "to", "month", "season",
  "period", "days", "priceMin", "priceMax", "duration", "age", "status", "badge", "type", "style",
  "mood", ...flags, "transport", "effort", "view", "sort", "page"]; // prettier-ignore

const garbage = [
  "", " ", "1", "-1", "1e9", "1e1", "[]", "{}", "NaN", "0x10", "2027-05", "2027-13", "2027-02-30",
  "summer", "date", "relevance", "a-b", "A B", "..", "\0", "a\0b", "\uD800", `${"x".repeat(119)}😀y`,
  `${"x".repeat(119)} y`, "x".repeat(65_536), "’", "%", "&=#", "constructor", "__proto__",
]; // prettier-ignore

test("whatever a query string holds, what is understood of it survives a round trip", () => {
  const chance = seededRandom("garbage");
  for (let number = 0; number < 2000; number += 1) {
    const params = new URLSearchParams();
    for (let times = randomInt(chance, 1, 6); times > 0; times -= 1)
      params.append(
        `${pickOne(chance, names)}${pickOne(chance, ["", "", "", "[]"])}`,
        pickOne(chance, garbage),
      );
    const understood = fromSearchParams(params);
    const again = read(toSearchParams(understood).toString());
    expect(again, `search ${number}: ${params.toString().slice(0, 300)}`).toEqual(understood);
  }
});

test("prices are read in the notations that people use", () => {
  const priceOf = (text: string) =>
    read(new URLSearchParams({ priceMax: text }).toString()).priceMax;
  for (const text of [
    "1500",
    "1.500",
    "1,500",
    "1 500",
    "1\u00A0500",
    "1\u202F500",
    "1’500",
    "1.500,00",
    "1,500.5",
    "1500 €",
    "£1,500",
  ])
    expect(`${text} is ${priceOf(text)}`).toBe(`${text} is 1500`);
  for (const text of ["-1", "1e3", "0x10", "1.50.0", "15.00.000", "100000", "100.000", "many", ""])
    expect(`${text} is ${priceOf(text)}`).toBe(`${text} is null`);
});

test("a keyword of symbols only is dropped, and the case of a place's slug does not matter", () => {
  for (const symbols of ["🏔", "...", ".*", "\\", "!!"])
    expect(read(new URLSearchParams({ q: symbols }).toString()).q).toBe("");
  const onlySymbols = (q: string) => hasOnlySymbols(new URLSearchParams({ q }));
  expect(["🏔", "%", '""'].map(onlySymbols)).toEqual([true, true, true]);
  expect(["", "  ", "a🏔", "2"].map(onlySymbols)).toEqual([false, false, false, false]);
  expect(read("q=%F0%9F%8F%94+Oman").q).toBe("🏔 Oman");
  expect(read("where=Japan").where).toEqual(["japan"]);
});
