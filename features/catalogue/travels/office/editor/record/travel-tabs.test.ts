import { expect, test } from "vitest";
import { markOfMap } from "#features/catalogue/travels/parts/tab-names.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import { type TravelRecord, travelExample } from "#features/catalogue/travels/record-contract.ts";
import { emptyDay } from "./follow-length.ts";
import { beginningOf, completenessOf, tabsOfTravel } from "./travel-tabs.ts";
import { emptyTravel } from "./travel-record.ts";

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

const id = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
const missing = (name: string, language: "es" | "it") =>
  completenessOf({ ...travelExample, name, isPublished: false }, about, language, id).missing.map(
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

const day = {
  title: "Riva",
  text: "Si arriva.",
  sleep: "Riva",
  meals: [],
  transport: null,
  hours: null,
  pictureId: null,
  lodging: null,
  activities: [],
};
const whole = {
  ...travelExample,
  story: "Si cammina.",
  highlights: ["Il deserto"],
  days: 1,
  nights: 0,
  itinerary: [day],
  included: ["Il coordinatore"],
  excluded: ["I voli"],
  destinationIds: [id],
  photoIds: [id],
  seo: { ...travelExample.seo, description: "Otto giorni." },
};
const drawn = { ...about, trip: { ...trip, stops: 1 } };
const marksOf = (travel: TravelInput, stored: TravelRecord["about"] | null) => {
  const completeness = completenessOf(travel, stored, "es", stored && id);
  const facts = { departures: 0, mapMark: markOfMap(trip), errors: [], completeness };
  return Object.fromEntries(
    tabsOfTravel({ id: stored && id, ...facts }).map(({ key, mark }) => [key, mark]),
  );
};

test("an empty travel is not a bit complete, and no tab of it is done", () => {
  const { percent } = completenessOf(emptyTravel, null, "it", null);
  expect(percent).toBe(0);
  const { faqs: _faqs, ...marks } = marksOf(emptyTravel, null);
  expect(new Set(Object.values(marks))).toEqual(new Set(["missing"]));
});

test("a travel is complete only once trip, destination, days, texts of pictures and map are there", () => {
  expect(completenessOf(whole, drawn, "es", id)).toEqual({ percent: 100, missing: [] });
  const lacking = (over: Partial<typeof whole>, stored: TravelRecord["about"] | null = drawn) => {
    const { percent, missing: open } = completenessOf(
      { ...whole, ...over },
      stored,
      "es",
      stored && id,
    );
    expect(percent).toBeLessThan(100);
    return open.map(({ label }) => label);
  };
  expect(lacking({ tripId: "" })).toEqual(["trip"]);
  expect(lacking({ destinationIds: [] })).toEqual(["destination"]);
  expect(lacking({ days: 2 })).toEqual(["words of the days"]);
  expect(lacking({}, null)).toEqual(["picture texts"]);
  expect(lacking({}, about)).toEqual(["map"]);
  expect(marksOf({ ...whole, destinationIds: [] }, drawn)["facts"]).toBe("missing");
});

test("an itinerary begins with its button, or where the first of its days ends", () => {
  expect(beginningOf("itinerary", emptyTravel)).toBe("itinerary");
  expect(beginningOf("itinerary", { itinerary: [emptyDay] })).toBe("itinerary.0.sleep");
  expect(beginningOf("story", { itinerary: [emptyDay] })).toBe("story");
});
