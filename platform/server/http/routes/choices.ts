import { z } from "zod";
import { type ChoiceParams, choiceCall, maxIds } from "#platform/calls/choice-call.ts";
import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { patternOf, wordsOf } from "#platform/server/database/word-patterns.ts";
import type { Api } from "./api.ts";

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

/** Adds the choices of a name. */
export const addChoices = (
  api: Api,
  name: string,
  sourceOf: (db: Database, market: string) => ChoiceSource,
): void => {
  api.route(choiceCall(name), {
    async handle(call) {
      return { body: await answerChoices(sourceOf(call.db, call.market), call.query) };
    },
  });
};
