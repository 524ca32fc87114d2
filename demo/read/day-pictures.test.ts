import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

const { trips, scenes } = demoData;

type Seen = Readonly<{ name: string; view: string; hour: string; at: number }>;

const sceneOf = (name: string, at: number): Seen => {
  const { composition = "", hour = "" } = scenes[name] ?? {};
  return { name, view: composition, hour, at };
};

/** The scenes beside the days of a trip, with the index of the day. */
const seenOnDays = ({ days }: TripFacts): readonly Seen[] =>
  days.flatMap(({ picture }, at) => (picture === undefined ? [] : [sceneOf(picture, at)]));

/** The kind of land around a view of the way, such as `road-dry-noon`; null where none is shown. */
const landOf = ({ name }: Seen): string | null =>
  /^\w+-(dry|mild|high|palms|bare|snow)-/.exec(name)?.[1] ?? null;

/** Every trip's failures of a rule, with the trip's code. */
const failures = (rule: (trip: TripFacts) => readonly string[]): readonly string[] =>
  trips.flatMap((trip) => rule(trip).map((failure) => `${trip.code}: ${failure}`));

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at);

test("a trip shows no picture twice, and no view twice beside its days, whatever its light", () => {
  expect(
    failures((trip) => [
      ...twice([...seenOnDays(trip).map(({ name }) => name), ...trip.photos]),
      ...twice(seenOnDays(trip).map(({ view }) => view)),
    ]),
  ).toEqual([]);
});

test("every trip shows pictures beside its days, and three in four days have one", () => {
  expect(failures((trip) => (seenOnDays(trip).length > 0 ? [] : ["none"]))).toEqual([]);
  const days = trips.flatMap((trip) => trip.days);
  const pictured = days.filter(({ picture }) => picture !== undefined);
  expect(pictured.length / days.length).toBeGreaterThan(0.76);
});

test("the dome of Florence stands in Italy alone, and red rock in dry countries", () => {
  const redRock = ["buttes", "rim", "pillars"];
  const green = ["balkans", "yunnan", "albania"];
  expect(
    failures((trip) =>
      [...seenOnDays(trip), ...trip.photos.map(sceneOf)]
        .filter(
          ({ name, view }) =>
            (view === "skyline" && !name.includes("-east-") && !trip.countries.includes("IT")) ||
            (green.includes(trip.code) &&
              (redRock.includes(view) || (view === "gorge" && !name.includes("-green-")))),
        )
        .map(({ name }) => name),
    ),
  ).toEqual([]);
});

test("the way of a trip is seen in one land, and nowhere do palms stand in the north", () => {
  expect(
    failures((trip) => {
      const lands = new Set(seenOnDays(trip).flatMap((seen) => landOf(seen) ?? []));
      const isNorth = Object.values(trip.stops).every(({ lat }) => lat > 35);
      return lands.size > 1 || (isNorth && lands.has("palms")) ? [[...lands].join(" ")] : [];
    }),
  ).toEqual([]);
});

test("a table is laid for dinner in the evening, for lunch before dusk", () => {
  expect(
    failures((trip) =>
      seenOnDays(trip)
        .filter(({ view, hour, at }) => {
          const isDinner = /\b(?:dinner|dine|supper)/i.test(trip.days[at]?.text.en ?? "");
          return view === "table" && hour === (isDinner ? "noon" : "dusk");
        })
        .map(({ name, at }) => `day ${at + 1}, ${name}`),
    ),
  ).toEqual([]);
});

test("a long way by train or by bike is seen on its day", () => {
  const viewOf = { train: "train", bike: "bikes" } as const;
  expect(
    failures((trip) => {
      const seen = new Map(seenOnDays(trip).map(({ at, view }) => [at, view]));
      return (["train", "bike"] as const).filter((by) => {
        const long = trip.days.flatMap((day, at) =>
          day.by === by && (day.hours ?? 0) >= 3 ? [at] : [],
        );
        return long.length > 0 && !long.some((at) => seen.get(at) === viewOf[by]);
      });
    }),
    // The day at Machu Picchu is about the ruins: the train is only how that day ends.
  ).toEqual(["peru: train"]);
});

test("lighthouses and stairs between houses stand where there are such", () => {
  expect(
    failures((trip) => {
      const isTropical = Object.values(trip.stops).every(({ lat }) => Math.abs(lat) < 23);
      const isFlat = trip.countries.some((code) => ["MR", "CN", "DE", "SA"].includes(code));
      return seenOnDays(trip)
        .filter(
          ({ view }) =>
            (view === "lighthouse" && (isTropical || trip.biome === "desert")) ||
            (view === "street" && isFlat),
        )
        .map(({ name }) => name);
    }),
  ).toEqual([]);
});
