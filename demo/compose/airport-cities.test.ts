import { createRequire } from "node:module";
import { geoDistance } from "d3-geo";
import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { marketById, markets } from "#markets/markets.ts";
import { arrivalCity, returnCity } from "./airport-cities.ts";
import { stopName } from "./destinations.ts";

const airports = createRequire(import.meta.url)("airport-data-js") as {
  getAirportByIata: (
    code: string,
  ) => Promise<readonly Readonly<{ latitude: number; longitude: number }>[]>;
};

/** Great-circle distance in km from a trip's airport to the first and the last stop. */
const distancesOf = async ({ flight, days, stops }: TripFacts) => {
  const [airport] = await airports.getAirportByIata(flight.airport);
  return [days[0], days.at(-1)].map((day) => {
    const { lat, lon } = stops[day!.at]!;
    return geoDistance([lon, lat], [airport!.longitude, airport!.latitude]) * 6371;
  });
};

const firstStop = ({ days, stops }: TripFacts) =>
  stopName(stops[days[0]!.at]!, marketById("en-WE"));

test("an airport far from the first stop is named by its own city", async () => {
  const market = marketById("en-WE");
  const errors = await Promise.all(
    demoData.trips.map(async (facts) => {
      const [first = 0] = await distancesOf(facts);
      return first > 50 && arrivalCity(facts, market) === firstStop(facts) ? [facts.code] : [];
    }),
  );
  expect(errors.flat()).toEqual([]);
  const cityOf = (code: string) =>
    arrivalCity(
      demoData.trips.find((facts) => facts.code === code)!,
      market,
    );
  expect(["dolomites", "guatemala-belize", "mexico-yucatan", "peru"].map(cityOf)).toEqual([
    "Verona",
    "Guatemala City",
    "Cancún",
    "Lima",
  ]);
});

test.each(markets)(
  "in $id a trip that ends far from its airport says where the flight home leaves",
  async (market) => {
    const errors = await Promise.all(
      demoData.trips.map(async (facts) => {
        const [, last = 0] = await distancesOf(facts);
        const isElsewhere = facts.days[0]!.at !== facts.days.at(-1)!.at && last > 32;
        const city = returnCity(facts, market);
        return isElsewhere === (city !== null && city !== "") ? [] : [facts.code];
      }),
    );
    expect(errors.flat()).toEqual([]);
  },
);
