import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { portraitName } from "#demo/compose/coordinators.ts";
import type { Demo } from "#demo/read/demo.ts";
import { inLanguages } from "#demo/told.ts";
import type { Hour } from "#demo/trips/trip-facts.ts";
import { originalName } from "#features/media/renditions.ts";
import { storeMedia } from "#features/media/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import { factsOf, readFacts } from "./picture-facts.ts";

type Alt = Readonly<Record<string, string>>;

/** Stored pictures by the trip's code, the person's name or the scene's. */
export type PicturesByName = ReadonlyMap<string, string>;
export type DemoPictures = Readonly<
  Record<"posters" | "wides" | "portraits" | "days", PicturesByName>
>;
const kinds = ["posters", "wides", "portraits", "days"] as const;

/** One drawn file: where it lies, where it is stored, and what stands for it. */
type Wanted = Readonly<{ kind: (typeof kinds)[number]; name: string; alt: Alt }>;

type ToShow = Pick<Demo, "trips" | "people" | "phrases" | "scenes">;

/** @throws Error in one line when nobody has said what a view shows */
const altOf = (
  composition: string,
  hour: Hour,
  { views, lights }: Demo["phrases"]["scenes"],
): Alt => {
  const view = views[composition];
  if (!view) throw new Error(`demo/phrases/scenes: views: nothing is said of ${composition}`);
  return inLanguages((language) => `${view[language]}, ${lights[hour][language]}`);
};

const wantedOf = ({ trips, people, phrases, scenes }: ToShow): readonly Wanted[] => {
  const shown = new Set(trips.flatMap(({ pictures }) => [...pictures.days, ...pictures.photos]));
  return [
    ...trips.flatMap(({ code, hour, pictures: { composition } }) => {
      if (composition === null) return [];
      const alt = altOf(composition, hour, phrases.scenes);
      return (["posters", "wides"] as const).map((kind) => ({ kind, name: code, alt }));
    }),
    ...people.everyone.map((person) => ({
      kind: "portraits" as const,
      name: portraitName(person),
      alt: { all: person.name },
    })),
    ...Object.entries(scenes)
      .filter(([name]) => shown.has(name))
      .map(([name, { composition, hour }]) => ({
        kind: "days" as const,
        name,
        alt: altOf(composition, hour, phrases.scenes),
      })),
  ];
};

const drawn = async (masters: string): Promise<ReadonlySet<string>> => {
  const files = await Promise.all(
    kinds.map(async (kind) =>
      (await readdir(join(masters, kind)).catch(() => [])).map((file) => `${kind}/${file}`),
    ),
  );
  return new Set(files.flat());
};

const fileOf = ({ kind, name }: Wanted): string => `${kind}/${name}.jpg`;

const idsByKind = (ids: ReadonlyMap<string, string>): DemoPictures => {
  const of = (kind: string) =>
    new Map(
      [...ids]
        .filter(([place]) => place.startsWith(`${kind}/`))
        .map(([place, id]) => [place.slice(kind.length + 1), id]),
    );
  return {
    posters: of("posters"),
    wides: of("wides"),
    portraits: of("portraits"),
    days: of("days"),
  };
};

/** The names of the pictures in place of their ids, and each file's bytes: what the demo shows, unread. */
export const pictureFacts = async (
  masters: string,
  demo: ToShow,
): Promise<Readonly<{ names: DemoPictures; sizes: readonly (readonly [string, number])[] }>> => {
  const there = await drawn(masters);
  const wanted = wantedOf(demo).filter((each) => there.has(fileOf(each)));
  const sizes = await Promise.all(
    wanted.map(
      async (each) => [fileOf(each), (await stat(join(masters, fileOf(each)))).size] as const,
    ),
  );
  const names = new Map(wanted.map(({ kind, name }) => [`${kind}/${name}`, `${kind}/${name}`]));
  return { names: idsByKind(names), sizes };
};

/** How many pictures are read at a time: as many as keep two processors busy. */
const atOnce = 6;

/**
 * Stores the pictures that were drawn of some trips, of the coordinators and of the days. What is
 * stored already with the same content and words stays as it is, address and all.
 */
export const loadPictures = async (
  db: Database,
  files: FileStore,
  masters: string,
  demo: ToShow,
): Promise<DemoPictures> => {
  const there = await drawn(masters);
  const wanted = wantedOf(demo).filter((each) => there.has(fileOf(each)));
  const rows = await db
    .selectFrom("media")
    .select(["id", "folder", "name", "sha256", "alt"])
    .where("folder", "like", "demo/%")
    .execute();
  const facts = await readFacts(masters);
  const stored = new Map(rows.map((row) => [`${row.folder}/${row.name}`, row]));
  const ids = new Map<string, string>();
  const read = async (each: Wanted) => {
    const original = await readFile(join(masters, fileOf(each)));
    const described = await factsOf(facts, `${each.kind}/${each.name}`, original);
    const before = stored.get(`demo/${each.kind}/${each.name}`);
    const isSame =
      before?.sha256 === described.sha256 &&
      Object.entries(each.alt).every(([language, text]) => before.alt[language] === text);
    if (isSame) return { each, id: before.id, described: null };
    const file = originalName(described.sha256);
    if (!(await files.has(file))) await files.write(file, original);
    return { each, id: "", described };
  };
  for (let at = 0; at < wanted.length; at += atOnce)
    for (const { each, id, described } of await Promise.all(
      wanted.slice(at, at + atOnce).map(read),
    )) {
      const { kind, name, alt } = each;
      // The sun of a wide picture stands at its right, where a narrow box would cut it away.
      const place = { name, folder: `demo/${kind}`, alt, focalX: kind === "wides" ? 72 : 50 };
      ids.set(`${kind}/${name}`, described ? await storeMedia(db, { ...place, ...described }) : id);
    }
  return idsByKind(ids);
};
