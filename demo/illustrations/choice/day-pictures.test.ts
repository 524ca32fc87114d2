import { expect, test } from "vitest";
import { dayScenes } from "#demo/illustrations/day-scenes.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { daySceneNames, photoSceneNames, dayText, countMentions } from "./day-pictures.ts";
import { composeTravel } from "#demo/compose/travels.ts";

const scenes = new Map(dayScenes.map((scene) => [scene.name, scene]));
const viewsOf = (names: readonly (string | null)[]) =>
  names.flatMap((name) => scenes.get(name ?? "") ?? []);

test("no view stands twice in an itinerary, in no market, whatever its light", () => {
  const stored = new Map(dayScenes.map(({ name }) => [name, name]));
  const twice = markets.flatMap((market) =>
    demoData.trips.flatMap((trip) => {
      const { itinerary } = composeTravel(
        trip,
        market,
        demoData.phrases,
        new Map(),
        new Map(),
        stored,
      );
      const views = viewsOf(itinerary.map(({ pictureId }) => pictureId)).map(
        ({ composition }) => composition,
      );
      return views.filter((view, at) => views.indexOf(view) < at).map((view) => [trip.code, view]);
    }),
  );
  expect(twice).toEqual([]);
});

test("a day shows what it tells of, or nothing", () => {
  const untold = demoData.trips.flatMap((trip) =>
    daySceneNames(trip).flatMap((name, at) => {
      const day = trip.days[at];
      const view = scenes.get(name ?? "")?.composition;
      return !view || (day && countMentions(view, dayText(trip, day)) > 0)
        ? []
        : [`${trip.code} ${at + 1}: ${view}`];
    }),
  );
  expect(untold).toEqual([]);
});

test("a quarter of an hour is no old quarter, nor rice on a plate a field, nor a sea of fog a coast", () => {
  expect(countMentions("street", "The train takes three quarters of an hour.")).toBe(0);
  expect(countMentions("terraces", "Dinner is chicken with garlic rice.")).toBe(0);
  expect(countMentions("lighthouse", "Below lies a sea of fog.")).toBe(0);
  expect(countMentions("street", "Below the castle lies the old quarter with its lanes.")).toBe(2);
  expect(countMentions("terraces", "You walk among rice fields.")).toBeGreaterThan(0);
});

test("the dome of Florence stands in Italy alone, and red rock in dry countries", () => {
  const wrong = demoData.trips.flatMap((trip) =>
    viewsOf([...daySceneNames(trip), ...photoSceneNames(trip)])
      .filter(
        ({ biome, composition, variant }) =>
          (composition === "skyline" && variant === null && !trip.countries.includes("IT")) ||
          (biome === "canyon" &&
            variant !== "green" &&
            ["balkans", "yunnan", "albania"].includes(trip.code)),
      )
      .map(({ name }) => `${trip.code}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("what a text says otherwise keeps a view away", () => {
  expect(countMentions("table", "The farewell dinner is on a terrace.")).toBe(1);
  expect(countMentions("table", "Dinner is by the fire, in front of the tents.")).toBe(0);
  expect(countMentions("road", "They travel by van.")).toBe(1);
  expect(countMentions("road", "They travel by jeep.")).toBe(0);
  expect(countMentions("market", "At the market you buy nutmeg and fruit.")).toBe(1);
  expect(countMentions("market", "At the fish market you choose your dinner.")).toBe(0);
});

test("the way of a trip is seen in one land, and nowhere do palms stand in the north", () => {
  const wrong = demoData.trips.flatMap((trip) => {
    const seen = new Set(viewsOf(daySceneNames(trip)).flatMap(({ land }) => land ?? []));
    const isNorth = Object.values(trip.stops).every(({ lat }) => lat > 35);
    return seen.size > 1 || (isNorth && seen.has("palms"))
      ? [`${trip.code}: ${[...seen].join(" ")}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

test("a table is laid for dinner in the evening, for lunch before dusk", () => {
  const wrong = demoData.trips.flatMap((trip) =>
    daySceneNames(trip).flatMap((name, at) => {
      const dayText = trip.days[at]?.text.en ?? "";
      const isDinner = /\b(?:dinner|dine|supper)/i.test(dayText);
      const { composition, hour } = scenes.get(name ?? "") ?? {};
      return composition === "table" && hour === (isDinner ? "noon" : "dusk")
        ? [`${trip.code} ${at + 1}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("a long way by train or by bike is seen on its day, whatever else is told of", () => {
  const wrong = demoData.trips.flatMap((trip) => {
    const views = daySceneNames(trip).map((name) => scenes.get(name ?? "")?.composition);
    return (["train", "bike"] as const).flatMap((by) => {
      const long = trip.days.flatMap((day, at) =>
        day.by === by && (day.hours ?? 0) >= 3 ? [at] : [],
      );
      const isSeen = long.some((at) => views[at] === (by === "train" ? "train" : "bikes"));
      // The day at Machu Picchu is about the ruins: the train is only how that day ends.
      return long.length > 0 && !isSeen && trip.code !== "peru" ? [`${trip.code}: ${by}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test("lighthouses and stairs between houses stand where there are such, and a meal is what a day is about", () => {
  const wrong = demoData.trips.flatMap((trip) => {
    const isTropical = Object.values(trip.stops).every(({ lat }) => Math.abs(lat) < 23);
    return viewsOf(daySceneNames(trip)).flatMap(({ composition }) =>
      (composition === "lighthouse" && (isTropical || trip.biome === "desert")) ||
      (composition === "street" && trip.countries.some((code) => "MR CN DE SA".includes(code)))
        ? [`${trip.code}: ${composition}`]
        : [],
    );
  });
  expect(wrong).toEqual([]);
  expect(countMentions("table", "After lunch the forest begins. Dinner is in town.")).toBe(0);
  expect(countMentions("village", "You walk on the Wall and have lunch in the village.")).toBe(0);
  expect(countMentions("boat", "The ship turns north. They travel by boat.")).toBe(0);
});
