import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type MediaProperties, readMediaProperties } from "#features/media/media-properties.ts";

/** What is known of the drawn files, by folder and name: `posters/vietnam`. */
export type DrawnFacts = ReadonlyMap<string, MediaProperties>;

export const factsFile = "facts.json";

/** Reads what was noted of the files when they were drawn; nothing where nothing was noted. */
export const readFacts = async (masters: string): Promise<DrawnFacts> => {
  const text = await readFile(join(masters, factsFile), "utf8").catch(() => "{}");
  return new Map(Object.entries(JSON.parse(text) as Record<string, MediaProperties>));
};

/**
 * A drawn file's facts: as noted while its content is the same, else read from the picture itself,
 * which takes ten milliseconds.
 */
export const factsOf = async (
  facts: DrawnFacts,
  place: string,
  original: Buffer,
): Promise<MediaProperties> => {
  const noted = facts.get(place);
  const sha256 = createHash("sha256").update(original).digest("hex");
  return noted?.sha256 === sha256 ? noted : readMediaProperties(original);
};
