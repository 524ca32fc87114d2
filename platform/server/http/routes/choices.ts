import { z } from "zod";
import { type Choice, type ChoiceList, choiceSchema } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { patternOf, wordsOf } from "#platform/server/database/word-patterns.ts";
import type { Api } from "./api.ts";
import { listOf } from "./list-query.ts";
import { toPascalCase } from "./document/operation-name.ts";

/** One page of matches. Each of the words has to match; `patterns` are the words for `finds`. */
export type ChoiceQuery = Readonly<{
  words: readonly string[];
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

/** The query of a list of choices: words and paging, or ids. */
export const choiceParams = {
  search: z.string().max(200).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(24),
  ids: z
    .string()
    .max(maxIds * 101)
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.string().max(100)).max(maxIds))
    .optional(),
};

type ChoiceParams = Readonly<{
  search: string;
  page: number;
  pageSize: number;
  ids?: readonly string[] | undefined;
}>;

/** A condition for `refine`, with the error `onlyOneOfBoth`. */
export const hasIdsOrWords = ({ ids, search }: ChoiceParams): boolean =>
  ids === undefined || search === "";
export const onlyOneOfBoth = {
  path: ["ids"],
  message: "Ask for ids or for words, not for both.",
};

const query = z.strictObject(choiceParams).refine(hasIdsOrWords, onlyOneOfBoth);

/** Keeps the texts that a uuid column accepts; PostgreSQL refuses all others with an error. */
export const validUuids = (words: readonly string[]): string[] =>
  words.filter((word) => z.uuid().safeParse(word).success);

/** The answer to a query of choices. */
export const answerChoices = async (
  source: ChoiceSource,
  { search, page, pageSize, ids }: ChoiceParams,
): Promise<ChoiceList> => {
  if (ids) {
    const items = await source.byIds(ids);
    return { items, total: items.length, page: 1, pageSize: maxIds };
  }
  const words = wordsOf(search);
  const matches = await source.find({
    words,
    patterns: words.map(patternOf),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { ...matches, page, pageSize };
};

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
    id: `choose${toPascalCase(name)}`,
    summary: `What may be chosen of ${name}, by words or by ids`,
    access: { role: "editor" },
    query,
    answer: listOf(choiceSchema),
    async handle(call) {
      return { body: await answerChoices(sourceOf(call.db, call.market), call.query) };
    },
  });
};
