import { withoutPeople } from "#platform/texts/without-people.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { toSearchParams } from "../query/search-params.ts";
import type { Interpretation } from "../sentences/interpret.ts";
import { normalizeText } from "../text/normalize-text.ts";
import { countKept } from "./store.ts";

const keptDays = 30;
const dayMs = 24 * 60 * 60_000;
/** What nobody reads any more is not kept, so that a program cannot fill the table. */
const maxKept = 20_000;
const maxOfSentence = 5;
const maxKey = 200;

/** The same for words that are spelled alike, whatever stands between them. */
export const unreadKey = (words: string): string =>
  normalizeText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")
    .slice(0, maxKey);

/** The words of a sentence that became no filter. */
export const unreadWords = (
  sentence: string,
  { unread }: Pick<Interpretation, "unread">,
): readonly string[] => unread.map((span) => sentence.slice(...span));

/** Keeps the words of a sentence that the search did not understand; of whom they are is not kept. */
export const keepUnread = async (
  db: Database,
  market: string,
  sentence: string,
  understood: Interpretation,
  now: Date,
): Promise<void> => {
  const found = unreadWords(sentence, understood)
    .map(withoutPeople)
    .filter((words) => unreadKey(words) !== "")
    .slice(0, maxOfSentence);
  if (found.length === 0 || (await countKept(db, market)) >= maxKept) return;
  const values = found.map((words) => ({
    market,
    group_key: unreadKey(words),
    words,
    sentence: withoutPeople(sentence),
    query: toSearchParams(understood.query).toString(),
    asked_at: now,
    delete_at: new Date(now.getTime() + keptDays * dayMs),
  }));
  await db.insertInto("unread_words").values(values).execute();
};
