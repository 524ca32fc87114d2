import { expect, test } from "vitest";
import { dayScenes } from "#demo/illustrations/day-scenes.ts";
import { allTrips } from "#demo/trips/all-trips.ts";
import { dayPicturesOf, mostOfOneView, photosOf } from "./day-pictures.ts";

const scenes = new Map(dayScenes.map((scene) => [scene.name, scene]));
const viewsOf = (names: readonly (string | null)[]) =>
  names.flatMap((name) => scenes.get(name ?? "") ?? []);

test("no view stands in an itinerary more often than twice", () => {
  const often = allTrips.flatMap((trip) =>
    [...Map.groupBy(viewsOf(dayPicturesOf(trip)), ({ composition }) => composition)]
      .filter(([, days]) => days.length > mostOfOneView)
      .map(([composition]) => `${trip.code}: ${composition}`),
  );
  expect(often).toEqual([]);
});

test("more than a third of the days have a picture", () => {
  const bare = allTrips.filter((trip) => {
    const days = dayPicturesOf(trip);
    return viewsOf(days).length <= days.length / 3;
  });
  expect(bare.map(({ code }) => code)).toEqual([]);
});

test("the dome of Florence stands in Italy alone, and red rock in dry countries", () => {
  const wrong = allTrips.flatMap((trip) =>
    viewsOf([...dayPicturesOf(trip), ...photosOf(trip)])
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
