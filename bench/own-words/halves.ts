import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { marketIds } from "#markets/market-type.ts";

/** The half that the interpreter is written with, and the one that only measures it. */
export const halves = ["develop", "measure"] as const;
export type Half = (typeof halves)[number];

/** What every file of the sets says of its entries: their market and the day of asking. */
export const setFields = { market: z.enum(marketIds), today: z.iso.date() };

/** Parses all files of a folder of a half, in the order of their names. */
export const readSets = async <Set>(
  half: Half,
  kind: "sentences" | "questions",
  schema: z.ZodType<Set>,
): Promise<readonly Set[]> => {
  const folder = join(import.meta.dirname, half, kind);
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
