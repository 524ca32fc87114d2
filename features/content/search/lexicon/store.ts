import { type Generated, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Wish } from "../sentences/reader.ts";
import type { LexiconWord } from "./lexicon.ts";
import { lexiconParameters, maxLexiconWords } from "./lexicon-contract.ts";

type WordTable = {
  market: string;
  id: Generated<string>;
  /** The words as they are compared. */
  key: string;
  words: string;
  /** Null for words that say nothing. */
  parameter: string | null;
  value: string | null;
  added_by: string;
  added_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    unread_words: {
      market: string;
      id: Generated<string>;
      /** The same for words that are spelled alike. */
      group_key: string;
      words: string;
      /** Without addresses and numbers of people. */
      sentence: string;
      /** The parameters that were understood. */
      query: string;
      asked_at: Date;
      delete_at: Date;
    };
    unread_group: {
      market: string;
      group_key: string;
      left_reason: string;
      left_by: string;
      left_at: Date;
    };
    lexicon_word: WordTable;
  }
}

export type StoredWord = Selectable<WordTable>;

/** The tag for the words that staff have added. */
export const lexiconTag = (market: string): string => `lexicon:${market}`;

export const wishOfWord = ({ parameter, value }: StoredWord): Wish | null => {
  const known = lexiconParameters.find((each) => each === parameter);
  return known === undefined || value === null ? null : { parameter: known, value };
};

export const lexiconWords = (db: Database, market: string): Promise<readonly StoredWord[]> =>
  db
    .selectFrom("lexicon_word")
    .selectAll()
    .where("market", "=", market)
    .orderBy("added_at", "desc")
    .orderBy("id")
    .limit(maxLexiconWords)
    .execute();

/** The words of a market that its interpreter reads besides those of its language. */
export const readLexicon = async (db: Database, market: string): Promise<readonly LexiconWord[]> =>
  (await lexiconWords(db, market)).map((word) => ({ words: word.words, wish: wishOfWord(word) }));

/** Deletes the words of sentences once their time is over. */
export const deleteOldSentences = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "unread_words", ["delete_at"], now, limit);

/** How many words of sentences are kept of a market. */
export const countKept = async (db: Database, market: string): Promise<number> =>
  (
    await db
      .selectFrom("unread_words")
      .select(sql<number>`count(*)::integer`.as("total"))
      .where("market", "=", market)
      .executeTakeFirstOrThrow()
  ).total;
