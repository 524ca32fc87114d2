import { z } from "zod";
import { type Choice, choiceSchema } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "./api.ts";
import { listOf } from "./list-query.ts";

/** One page of matches. Each of `patterns` (for `ilike`) has to match. */
export type ChoiceQuery = Readonly<{
  patterns: readonly string[];
  limit: number;
  offset: number;
}>;

/** The options that staff may choose from, of one market. */
export type ChoiceSource = Readonly<{
  find: (query: ChoiceQuery) => Promise<Readonly<{ items: readonly Choice[]; total: number }>>;
  /** The options with these ids, which may be any text; unknown ones are left out. */
  byIds: (ids: readonly string[]) => Promise<readonly Choice[]>;
}>;

const maxIds = 100;
const query = z
  .strictObject({
    search: z.string().max(200).default(""),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(24),
    ids: z
      .string()
      .max(maxIds * 101)
      .transform((text) => [...new Set(text.split(",").filter(Boolean))])
      .pipe(z.array(z.string().max(100)).max(maxIds))
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

/** Keeps the texts that a uuid column accepts; PostgreSQL refuses all others with an error. */
export const validUuids = (words: readonly string[]): string[] =>
  words.filter((word) => z.uuid().safeParse(word).success);

/**
 * Adds `GET /{country}/choices/{name}`: options by search words, in pages, or by `ids` (at most
 * 100; unknown ids are left out, by which the caller learns that they are gone).
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
        const items = await source.byIds(ids);
        return { body: { items, total: items.length, page: 1, pageSize: maxIds } };
      }
      const choiceQuery = {
        patterns: patternsOf(search),
        limit: pageSize,
        offset: (page - 1) * pageSize,
      };
      return { body: { ...(await source.find(choiceQuery)), page, pageSize } };
    },
  });
};
