import { z } from "zod";
import { contentRoutes } from "#markets/routes.ts";
import { readContents } from "./contents.ts";
import { readEvents } from "./events.ts";
import { type DemoFolder, openDemoFolder } from "./folder.ts";
import { readPeople } from "./people.ts";
import { readPhrases } from "./phrases.ts";
import { readRedirects } from "./redirects.ts";
import { readTrips, scenesSchema } from "./trips.ts";

/** Number of folders that the message names for each language. */
const maxNamedFolders = 3;

/** One line about missing languages; null where nothing is missing. */
const describeMissing = ({ missing }: DemoFolder): string | null => {
  const languages = [...missing].map(([language, paths]) => {
    const [shown, moreCount] = [[...paths].slice(0, maxNamedFolders), paths.size - maxNamedFolders];
    return `${language} in ${shown.join(", ")}${moreCount > 0 ? ` and ${moreCount} more` : ""}`;
  });
  return languages.length > 0
    ? `Demo texts missing: ${languages.join("; ")}. English or another language stands in.`
    : null;
};

/**
 * Reads and validates everything that the demo consists of.
 * @throws Error in one line that names the file and what is wrong in it
 */
export const readDemo = async (path: string) => {
  const folder = openDemoFolder(path);
  const scenes = await folder.readJson("pictures/scenes.json", scenesSchema);
  const [trips, phrases, people, events, redirects, contents, pictured] = await Promise.all([
    readTrips(folder, scenes),
    readPhrases(folder),
    readPeople(folder),
    readEvents(folder),
    readRedirects(folder),
    readContents(folder),
    folder.readJson("contents/pictures.json", z.partialRecord(z.enum(contentRoutes), z.string())),
  ]);
  return {
    trips,
    phrases,
    people,
    /** The evenings of each market. */
    events,
    /** The former addresses of each market. */
    redirects,
    contents,
    /** The trip whose pictures illustrate a fixed page, by route. */
    pictured,
    /** Scenes of days and photos by name. */
    scenes,
    /** One line about texts that are missing in some language; null where nothing is missing. */
    missingTexts: describeMissing(folder),
  };
};

export type Demo = Awaited<ReturnType<typeof readDemo>>;
