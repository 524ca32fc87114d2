import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChosenPictures } from "#demo/read/trips.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { compositions } from "../compositions.ts";
import { dayScenes } from "../day-scenes.ts";
import { compositionOfTrip } from "../trip-compositions.ts";
import { daySceneNames, photoSceneNames } from "./day-pictures.ts";

/** The scenes of all trips, stored as JSON so that loading the demo needs no drawing code. */
export const chosenPicturesFor = (trips: readonly TripFacts[]): ChosenPictures => {
  const shown = new Set(
    trips.flatMap((trip) => [...daySceneNames(trip), ...photoSceneNames(trip)]),
  );
  return {
    trips: Object.fromEntries(
      trips.map((trip) => [
        trip.code,
        {
          composition: compositionOfTrip(trip.code) ?? compositions[trip.biome][0],
          days: [...daySceneNames(trip)],
          photos: [...photoSceneNames(trip)],
        },
      ]),
    ),
    scenes: Object.fromEntries(
      dayScenes
        .filter(({ name }) => shown.has(name))
        .map(({ name, composition, hour }) => [name, { composition, hour }]),
    ),
  };
};

const file = join(import.meta.dirname, "../../pictures/chosen.json");

export const writeChosenPictures = (trips: readonly TripFacts[]): Promise<void> =>
  writeFile(file, `${JSON.stringify(chosenPicturesFor(trips), null, 2)}\n`);
