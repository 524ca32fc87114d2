import { recordAudits } from "#features/records/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { unreadKey } from "./keep-unread.ts";
import { maxLexiconWords, type WordInput } from "./lexicon-contract.ts";
import { lexiconTag, lexiconWords, type StoredWord } from "./store.ts";

/** A write of staff, within its transaction. */
type DeskWrite = Readonly<{ trx: Database; market: string; by: string; at: Date }>;

const meaningOf = ({ parameter, value }: Pick<StoredWord, "parameter" | "value">): string =>
  parameter === null ? "nothing" : `${parameter}=${value ?? ""}`;

const audit = (
  { trx, market, by }: DeskWrite,
  action: "create" | "delete",
  word: StoredWord,
): Promise<void> => {
  const said = { words: word.words, means: meaningOf(word) };
  return recordAudits(trx, [
    {
      actor: by,
      market,
      action,
      subject: "lexicon-word",
      subjectId: word.id,
      name: word.words,
      before: action === "delete" ? said : null,
      after: action === "create" ? said : null,
    },
  ]);
};

/** @throws Problem 409 where the words have a meaning already, or the lexicon is full */
export const addToLexicon = async (
  write: DeskWrite,
  { words, means }: WordInput,
): Promise<StoredWord> => {
  const { trx, market, by, at } = write;
  if ((await lexiconWords(trx, market)).length >= maxLexiconWords)
    throw inTheWay("The lexicon is full", `It holds ${maxLexiconWords} words: remove one first.`);
  const added = await trx
    .insertInto("lexicon_word")
    .values({
      market,
      key: unreadKey(words),
      words,
      parameter: means?.parameter ?? null,
      value: means?.value ?? null,
      added_by: by,
      added_at: at,
    })
    .onConflict((conflict) => conflict.columns(["market", "key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added)
    throw inTheWay("The words have a meaning", "They are in the lexicon: remove them there first.");
  await audit(write, "create", added);
  await invalidateTags(trx, [lexiconTag(market)]);
  return added;
};

/** @throws Problem 404 */
export const removeFromLexicon = async (write: DeskWrite, id: string): Promise<void> => {
  const { trx, market } = write;
  const removed = await trx
    .deleteFrom("lexicon_word")
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!removed) throw new Problem(404, "There are no such words.");
  await audit(write, "delete", removed);
  await invalidateTags(trx, [lexiconTag(market)]);
};

/** Hides words that nobody mends; the newest reason stands. */
export const leaveUnread = async (
  { trx, market, by, at }: DeskWrite,
  { key, reason }: Readonly<{ key: string; reason: string }>,
): Promise<void> => {
  const values = { left_reason: reason, left_by: by, left_at: at };
  await trx
    .insertInto("unread_group")
    .values({ market, group_key: key, ...values })
    .onConflict((conflict) => conflict.columns(["market", "group_key"]).doUpdateSet(values))
    .execute();
  await recordAudits(trx, [
    {
      actor: by,
      market,
      action: "update",
      subject: "unread-words",
      subjectId: key,
      name: key,
      before: null,
      after: { reason },
    },
  ]);
};
