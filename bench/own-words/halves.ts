import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { marketIds } from "#markets/market-type.ts";

/** The half that the interpreter is written with, and the one that only measured it until it was opened. */
export const halves = ["develop", "measure"] as const;
export type Half = (typeof halves)[number];

/**
 * The halves, and what was written once they were measured: `further` and `typed` to develop on,
 * `aside`, which is to `typed` what measuring is to developing, and a later measuring half, opened.
 */
export const sentenceSets = [...halves, "further", "typed", "aside", "measure-2"] as const;
export type SentenceSet = (typeof sentenceSets)[number];

/** All sets. The last measuring half holds questions alone. */
export const wordSets = [...sentenceSets, "measure-3"] as const;
export type WordSet = (typeof wordSets)[number];

/** The sets whose texts nobody who develops looks at. */
const unseen: ReadonlySet<WordSet> = new Set(["aside", "measure-3"]);

export const isUnseen = (set: WordSet): boolean => unseen.has(set);

/** What every file of the sets says of its entries: their market and the day of asking. */
export const setFields = { market: z.enum(marketIds), today: z.iso.date() };

/** Parses all files of a folder of a set, in the order of their names. */
export const readSets = async <Set>(
  set: WordSet,
  kind: "sentences" | "questions",
  schema: z.ZodType<Set>,
): Promise<readonly Set[]> => {
  const folder = join(import.meta.dirname, set, kind);
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => schema.parse(JSON.parse(await readFile(join(folder, name), "utf8")))),
  );
};

/** The text as it is compared with others: letters and digits alone, in lower case. */
export const bareText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
