import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { marketById, markets } from "#markets/markets.ts";
import { flightCents } from "./flights.ts";

test.each(markets)("in $id a direct flight never costs what one with stops does", (market) => {
  const same = demoData.trips.filter((facts) =>
    [0.9, 1, 1.1, 1.2, 1.4].some((season) => {
      const { directCents, stopsCents } = flightCents(facts, market, season);
      return directCents === stopsCents;
    }),
  );
  expect(same.map(({ code }) => code)).toEqual([]);
});

test("Americans pay for an ocean, and fly direct only where somebody does", () => {
  const america = marketById("en-US");
  const over = demoData.trips.filter(({ continent }) => continent !== "america");
  const cheap = over.filter((facts) => flightCents(facts, america).stopsCents < 450_00);
  expect(cheap.map(({ code }) => code)).toEqual([]);
  const direct = over.filter((facts) => flightCents(facts, america).directCents !== null);
  expect(direct.length).toBeLessThan(over.length / 2);
  expect(direct.map(({ code }) => code)).not.toContain("carpathians");
});
