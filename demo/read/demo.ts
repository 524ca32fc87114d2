import { z } from "zod";
import { contentRoutes } from "#markets/routes.ts";
import { readContents } from "./contents.ts";
import { type DemoFolder, openDemoFolder } from "./folder.ts";
import { readPeople } from "./people.ts";
import { readPhrases } from "./phrases.ts";
import { chosenSchema, readTrips } from "./trips.ts";

/** How many folders are named for each language. */
const named = 3;

/** What the folders lack, in one line; null where every language is there. */
const lacking = ({ lacks }: DemoFolder): string | null => {
  const languages = [...lacks].map(([language, paths]) => {
    const [some, more] = [[...paths].slice(0, named), paths.size - named];
    return `${language} in ${some.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  });
  return languages.length > 0
    ? `Demo texts missing: ${languages.join("; ")}. English or another language stands in.`
    : null;
};

/**
 * What the demo says and shows, as its folder holds it.
 * @throws Error in one line that names the file where something in it is wrong
 */
export const readDemo = async (path: string) => {
  const folder = openDemoFolder(path);
  const { trips: pictures, scenes } = await folder.file(
    "illustrations/masters/chosen.json",
    chosenSchema,
  );
  const [trips, phrases, people, contents, pictured] = await Promise.all([
    readTrips(folder, pictures),
    readPhrases(folder),
    readPeople(folder),
    readContents(folder),
    folder.file("contents/pictures.json", z.partialRecord(z.enum(contentRoutes), z.string())),
  ]);
  return {
    trips,
    phrases,
    people,
    contents,
    /** The trip whose pictures a page of texts begins with. */
    pictured,
    /** The scenes of days and photos, by name. */
    scenes,
    /** One line that names the languages that something is not written in; null where nothing lacks. */
    lacking: lacking(folder),
  };
};

export type Demo = Awaited<ReturnType<typeof readDemo>>;
