import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { people } from "#demo/phrases/people.ts";
import { lightNames, sceneNames } from "#demo/phrases/scenes.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { portraitName } from "#demo/compose/coordinators.ts";
import { describe } from "#features/media/describe.ts";
import { originalName } from "#features/media/renditions.ts";
import { storeMedia } from "#features/media/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/folder.ts";

type Alt = Readonly<Record<string, string>>;

/** Stores one drawn picture, if its file is there, and gives its id. */
const storePicture = async (
  db: Database,
  files: FileStore,
  path: string,
  folder: string,
  name: string,
  alt: Alt,
): Promise<string> => {
  const original = await readFile(path);
  const described = await describe(original);
  const stored = originalName(described.sha256);
  if (!(await files.has(stored))) await files.write(stored, original);
  return storeMedia(db, { name, folder, alt, ...described });
};

const altOf = ({ biome, hour }: TripFacts): Alt =>
  Object.fromEntries(
    (["it", "en", "es", "fr", "de"] as const).map((language) => [
      language,
      `${sceneNames[biome][language]}, ${lightNames[hour][language]}`,
    ]),
  );

const drawn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set(await readdir(folder).catch(() => []));

/** The stored pictures by the trip's code or the person's name. */
export type DemoPictures = Readonly<{
  posters: ReadonlyMap<string, string>;
  wides: ReadonlyMap<string, string>;
  portraits: ReadonlyMap<string, string>;
}>;

/** Stores the pictures that were drawn of the trips and the coordinators. */
export const loadPictures = async (
  db: Database,
  files: FileStore,
  masters: string,
  trips: readonly TripFacts[],
): Promise<DemoPictures> => {
  const load = async (kind: string, wanted: readonly (readonly [string, Alt])[]) => {
    const there = await drawn(join(masters, kind));
    const made = new Map<string, string>();
    for (const [name, alt] of wanted)
      if (there.has(`${name}.jpg`)) {
        const path = join(masters, kind, `${name}.jpg`);
        made.set(name, await storePicture(db, files, path, `demo/${kind}`, name, alt));
      }
    return made;
  };
  const scenes = trips.map((facts) => [facts.code, altOf(facts)] as const);
  const faces = Object.values(people)
    .flat()
    .map((person) => [portraitName(person), { all: person.name }] as const);
  return {
    posters: await load("posters", scenes),
    wides: await load("wides", scenes),
    portraits: await load("portraits", faces),
  };
};
