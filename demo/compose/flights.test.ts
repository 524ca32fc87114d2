import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { marketById, markets } from "#markets/markets.ts";
import { flightCents } from "./flights.ts";

test.each(markets)("in $id a direct flight and one with stops never cost the same", (market) => {
  const samePriced = demoData.trips.filter((facts) =>
    [0.9, 1, 1.1, 1.2, 1.4].some((season) => {
      const { directCents, stopsCents } = flightCents(facts, market, season);
      return directCents === stopsCents;
    }),
  );
  expect(samePriced.map(({ code }) => code)).toEqual([]);
});

test("flights from the US to other continents are dear, and seldom direct", () => {
  const america = marketById("en-US");
  const overseas = demoData.trips.filter(({ continent }) => continent !== "america");
  const cheap = overseas.filter((facts) => flightCents(facts, america).stopsCents < 450_00);
  expect(cheap.map(({ code }) => code)).toEqual([]);
  const direct = overseas.filter((facts) => flightCents(facts, america).directCents !== null);
  expect(direct.length).toBeLessThan(overseas.length / 2);
  expect(direct.map(({ code }) => code)).not.toContain("carpathians");
});
