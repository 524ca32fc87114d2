import { z } from "zod";
import { type Choice, choiceSchema } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "./api.ts";
import { listOf } from "./list-query.ts";

/** One screen of what matches; every one of `patterns` (for `ilike`) has to be found. */
export type ChoicesWanted = Readonly<{
  patterns: readonly string[];
  limit: number;
  offset: number;
}>;

/** Where the choices of one market come from. */
export type ChoiceSource = Readonly<{
  find: (wanted: ChoicesWanted) => Promise<Readonly<{ items: readonly Choice[]; total: number }>>;
  /** Those that there are of some ids, which may be any words at all. */
  named: (ids: readonly string[]) => Promise<readonly Choice[]>;
}>;

const mostIds = 100;
const query = z
  .strictObject({
    search: z.string().max(200).default(""),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(24),
    ids: z
      .string()
      .max(mostIds * 101)
      .transform((text) => [...new Set(text.split(",").filter(Boolean))])
      .pipe(z.array(z.string().max(100)).max(mostIds))
      .optional(),
  })
  .refine(({ ids, search }) => ids === undefined || search === "", {
    path: ["ids"],
    message: "Ask for ids or for words, not for both.",
  });

const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);

/** Those of some words that can be asked of a uuid column; the database refuses all others. */
export const uuidsAmong = (words: readonly string[]): string[] =>
  words.filter((word) => z.uuid().safeParse(word).success);

/**
 * `GET /{country}/choices/{name}`: what staff may choose, found by words and paged, or by `ids` (at
 * most 100; unknown ones are left out, which is how a caller learns that they are gone).
 */
export const addChoices = (
  api: Api,
  name: string,
  sourceOf: (db: Database, market: string) => ChoiceSource,
): void => {
  api.route({
    method: "GET",
    path: `/:country/choices/${name}`,
    id: `choose${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    summary: `What may be chosen of ${name}, by words or by ids`,
    access: { role: "editor" },
    query,
    answer: listOf(choiceSchema),
    async handle({ db, market, query: { search, page, pageSize, ids } }) {
      const source = sourceOf(db, market);
      if (ids) {
        const items = await source.named(ids);
        return { body: { items, total: items.length, page: 1, pageSize: mostIds } };
      }
      const wanted = {
        patterns: patternsOf(search),
        limit: pageSize,
        offset: (page - 1) * pageSize,
      };
      return { body: { ...(await source.find(wanted)), page, pageSize } };
    },
  });
};
