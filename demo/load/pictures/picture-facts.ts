import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type MediaProperties,
  readMediaProperties,
} from "#features/assets/media/media-properties.ts";

/** Facts of the files, by folder and name such as `posters/vietnam`. */
export type PictureFacts = ReadonlyMap<string, MediaProperties>;

export const factsFile = "facts.json";

/**
 * Reads the facts that were recorded when the files were added; an empty map if none were recorded.
 */
export const readPictureFacts = async (masters: string): Promise<PictureFacts> => {
  const text = await readFile(join(masters, factsFile), "utf8").catch(() => "{}");
  return new Map(Object.entries(JSON.parse(text) as Record<string, MediaProperties>));
};

/**
 * The recorded facts if the file's content has not changed; otherwise the facts are read from the
 * picture, which takes about ten milliseconds.
 */
export const factsOfPicture = async (
  facts: PictureFacts,
  path: string,
  original: Buffer,
): Promise<MediaProperties> => {
  const recorded = facts.get(path);
  const sha256 = createHash("sha256").update(original).digest("hex");
  return recorded?.sha256 === sha256 ? recorded : readMediaProperties(original);
};
