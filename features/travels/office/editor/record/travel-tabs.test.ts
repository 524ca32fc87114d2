import { expect, test } from "vitest";
import { markOfMap } from "#features/travels/parts/tab-names.ts";
import { type TravelRecord, travelExample } from "#features/travels/record-contract.ts";
import { completenessOf } from "./travel-tabs.ts";

const trip = { code: "sahara", countries: ["MA"], markets: 2, stops: 0 };
const sister = {
  country: "it",
  id: null,
  name: "Il Sahara dietro l’Atlante",
  path: null,
  isPublished: true,
  isOlder: false,
  missing: [],
};
const about: TravelRecord["about"] = {
  path: "/viajes/sahara",
  createdAt: "2031-01-01T00:00:00.000Z",
  updatedAt: "2031-01-01T00:00:00.000Z",
  trip,
  departures: { total: 0, upcoming: 0 },
  missing: [],
  health: [],
  alternates: [sister],
};

const missing = (name: string, language: "es" | "it") =>
  completenessOf({ ...travelExample, name, isPublished: false }, about, language).missing.map(
    ({ label }) => label,
  );

test("a name that is still another language's is to be written", () => {
  expect(missing(sister.name, "es")).toContain("name");
  expect(missing("El Sáhara tras el Atlas", "es")).not.toContain("name");
  expect(missing(sister.name, "it")).not.toContain("name");
});

test("a map without stops is not done", () => {
  expect(markOfMap(trip)).toBe("missing");
  expect(markOfMap({ ...trip, stops: 1 })).toBe("done");
});
