import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { portraitName } from "#demo/compose/coordinators.ts";
import type { Demo } from "#demo/read/demo.ts";
import { byLanguage } from "#demo/localized-text.ts";
import type { Hour } from "#demo/trips/trip-facts.ts";
import { originalName } from "#features/assets/media/renditions.ts";
import { linkTwins } from "#features/assets/media/library/twins/store.ts";
import { type NewMedia, placeOf, storeMedia } from "#features/assets/media/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { factsOfPicture, readPictureFacts } from "./picture-facts.ts";

type Alt = Readonly<Record<string, string>>;

/** Media ids by trip code, portrait name or scene. */
export type MediaIdsByName = ReadonlyMap<string, string>;
export type DemoPictures = Readonly<
  Record<"posters" | "wides" | "portraits" | "days" | "events", MediaIdsByName>
>;
const kinds = ["posters", "wides", "portraits", "days", "events"] as const;

/** A file with its alternative text by language, and the tags that staff find it by. */
type DemoPicture = Readonly<{
  kind: (typeof kinds)[number];
  name: string;
  alt: Alt;
  tags: readonly string[];
}>;

type PictureSources = Pick<Demo, "trips" | "people" | "phrases" | "scenes" | "events">;

/** @throws Error with a message of one line if the phrases do not describe the composition */
const altOf = (
  composition: string,
  hour: Hour,
  { views, lights }: Demo["phrases"]["scenes"],
): Alt => {
  const view = views[composition];
  if (!view) throw new Error(`demo/phrases/scenes: views: nothing is said of ${composition}`);
  return byLanguage((language) => `${view[language]}, ${lights[hour][language]}`);
};

/** @throws Error with a message of one line if the phrases do not describe the picture */
const altOfEvening = (name: string, evenings: Demo["phrases"]["evenings"]): Alt => {
  const alt = evenings[name];
  if (!alt) throw new Error(`demo/phrases/evenings: nothing is said of ${name}`);
  return alt;
};

const listPictures = ({
  trips,
  people,
  phrases,
  scenes,
  events,
}: PictureSources): readonly DemoPicture[] => {
  const usedScenes = new Set(
    trips.flatMap(({ days, photos }) => [...days.map(({ picture }) => picture), ...photos]),
  );
  const usedEvenings = new Set(
    [...events.values()].flatMap((evenings) => evenings.map(({ picture }) => picture)),
  );
  return [
    ...trips.flatMap(({ code, hour, composition }) => {
      if (composition === undefined) return [];
      const alt = altOf(composition, hour, phrases.scenes);
      const tags = [composition, hour];
      return [
        { kind: "posters" as const, name: code, alt, tags: ["poster", ...tags] },
        { kind: "wides" as const, name: code, alt, tags: ["wide", ...tags] },
      ];
    }),
    ...people.everyone.map((person) => ({
      kind: "portraits" as const,
      name: portraitName(person),
      alt: { all: person.name },
      tags: ["portrait"],
    })),
    ...Object.entries(scenes)
      .filter(([name]) => usedScenes.has(name))
      .map(([name, { composition, hour }]) => ({
        kind: "days" as const,
        name,
        alt: altOf(composition, hour, phrases.scenes),
        tags: ["day", composition, hour],
      })),
    ...[...usedEvenings].map((name) => ({
      kind: "events" as const,
      name,
      alt: altOfEvening(name, phrases.evenings),
      tags: ["event"],
    })),
  ];
};

const listFiles = async (masters: string): Promise<ReadonlySet<string>> => {
  const files = await Promise.all(
    kinds.map(async (kind) =>
      (await readdir(join(masters, kind)).catch(() => [])).map((file) => `${kind}/${file}`),
    ),
  );
  return new Set(files.flat());
};

const fileName = ({ kind, name }: DemoPicture): string => `${kind}/${name}.jpg`;

const idsByKind = (ids: ReadonlyMap<string, string>): DemoPictures => {
  const idsOfKind = (kind: string) =>
    new Map(
      [...ids]
        .filter(([place]) => place.startsWith(`${kind}/`))
        .map(([place, id]) => [place.slice(kind.length + 1), id]),
    );
  return {
    posters: idsOfKind("posters"),
    wides: idsOfKind("wides"),
    portraits: idsOfKind("portraits"),
    days: idsOfKind("days"),
    events: idsOfKind("events"),
  };
};

/**
 * The pictures by name and file size, without reading the files. The names take the place of media
 * ids.
 */
export const listPictureFiles = async (
  masters: string,
  demo: PictureSources,
): Promise<Readonly<{ names: DemoPictures; sizes: readonly (readonly [string, number])[] }>> => {
  const present = await listFiles(masters);
  const pictures = listPictures(demo).filter((picture) => present.has(fileName(picture)));
  const sizes = await Promise.all(
    pictures.map(
      async (picture) =>
        [fileName(picture), (await stat(join(masters, fileName(picture)))).size] as const,
    ),
  );
  const names = new Map(pictures.map(({ kind, name }) => [`${kind}/${name}`, `${kind}/${name}`]));
  return { names: idsByKind(names), sizes };
};

/** Number of pictures read at a time, enough for two processors. */
const batchSize = 6;

/**
 * Stores the pictures of trips, coordinators and days. A picture that is stored with the same
 * content and alternative text keeps its media id, and so does one that staff have described.
 */
export const loadPictures = async (
  db: Database,
  files: FileStore,
  masters: string,
  demo: PictureSources,
): Promise<DemoPictures> => {
  const present = await listFiles(masters);
  const pictures = listPictures(demo).filter((picture) => present.has(fileName(picture)));
  const rows = await db
    .selectFrom("media")
    .select(["id", "folder", "name", "sha256", "alt", "revision", "source_sha256"])
    .where((eb) => eb.or([eb("folder", "like", "demo/%"), eb("created_by", "is", null)]))
    .execute();
  const facts = await readPictureFacts(masters);
  const stored = new Map(rows.map((row) => [placeOf(row), row]));
  // Staff may have given a picture another name or folder.
  const renamed = new Map(
    rows.flatMap((row) => (row.revision > 1 ? [[row.sha256, row] as const] : [])),
  );
  const mediaIds = new Map<string, string>();
  const preparePicture = async (picture: DemoPicture) => {
    const original = await readFile(join(masters, fileName(picture)));
    const ofFile = await factsOfPicture(facts, `${picture.kind}/${picture.name}`, original);
    const folder = `demo/${picture.kind}`;
    const existing =
      stored.get(placeOf({ folder, name: picture.name })) ?? renamed.get(ofFile.sha256);
    const isReplaced = existing !== undefined && existing.source_sha256 !== null;
    const isSame =
      existing?.sha256 === ofFile.sha256 &&
      (existing.revision > 1 ||
        Object.entries(picture.alt).every(([language, text]) => existing.alt[language] === text));
    if (isReplaced || isSame) return { picture, id: existing.id, facts: null };
    const file = originalName(ofFile.sha256);
    if (!(await files.has(file))) await files.write(file, original);
    return { picture, id: "", facts: ofFile };
  };
  const described: NewMedia[] = [];
  for (let start = 0; start < pictures.length; start += batchSize)
    for (const { picture, id, facts: fresh } of await Promise.all(
      pictures.slice(start, start + batchSize).map(preparePicture),
    )) {
      const { kind, name, alt, tags } = picture;
      // In wide pictures the sun is at the right, where a narrow crop would cut it off.
      const focalX = kind === "wides" ? 72 : 50;
      if (fresh) described.push({ name, folder: `demo/${kind}`, alt, tags, focalX, ...fresh });
      else mediaIds.set(`${kind}/${name}`, id);
    }
  const added = await storeMedia(db, described);
  for (const [place, id] of added) mediaIds.set(place.slice("demo/".length), id);
  await linkTwins(db, [...added.values()]);
  return idsByKind(mediaIds);
};
