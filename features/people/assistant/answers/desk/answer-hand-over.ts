import type { WritePlace } from "#features/records/records/saves.ts";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import {
  changeRecord,
  type RecordKind,
  type WriteContext,
} from "#features/records/records/store.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { answerMail } from "../mails/answer-mail.ts";
import { handOverById, type StoredHandOver, updateHandOver } from "../store.ts";
import type { HandOverAnswer } from "./desk-contract.ts";

export type HandOverScene = Readonly<{
  /** Null where no mails are written. */
  mailer: Mailer | null;
  product: string;
  now: () => Date;
}>;

/** The audit tells what became of a hand-over, and nothing of whose it is or what it says. */
const kind: RecordKind<StoredHandOver> = {
  subject: "chat-handover",
  noun: "hand-over",
  lock: async (trx, market, id) =>
    id === null ? null : handOverById(trx, market, id, { isLocked: true }),
  idOf: ({ id }) => id,
  nameOf: ({ tag }) => tag,
  auditOf: ({ owner, settled_at }) => ({ owner, isAnswered: settled_at !== null }),
  tagsOf: () => [],
};

const write = (
  { context, id, ifVersion }: WritePlace,
  change: (trx: WriteContext["db"], before: StoredHandOver) => Promise<StoredHandOver>,
): Promise<StoredHandOver> => changeRecord(kind, context, { id, ifVersion, write: change });

const requireWaiting = ({ settled_at }: StoredHandOver): void => {
  if (settled_at !== null) throw inTheWay("It is answered", "It was answered meanwhile.");
};

/** @param owner null takes it away from everybody @throws Problem 404, 409, 412, 422 */
export const setOwner = (
  { now }: HandOverScene,
  at: WritePlace,
  owner: string | null,
): Promise<StoredHandOver> =>
  write(at, async (trx, before) => {
    requireWaiting(before);
    const isKnown =
      owner === null || owner === at.context.actor || (await namesByEmail(trx, [owner])).size > 0;
    if (!isKnown) {
      const message = "Nobody of staff has this address.";
      throw new Problem(422, message, { errors: [{ path: "email", message }] });
    }
    return updateHandOver(trx, before, { owner, owned_at: owner === null ? null : now() });
  });

/** Who answers has taken it. @throws Problem 404, 409, 412 */
export const answerByMail = (
  { mailer, product, now }: HandOverScene,
  at: WritePlace,
  answer: HandOverAnswer,
): Promise<StoredHandOver> =>
  write(at, async (trx, before) => {
    requireWaiting(before);
    await mailer?.queue(trx, answerMail(product, before, answer));
    const settledAt = now();
    return updateHandOver(trx, before, {
      settled_at: settledAt,
      answer_subject: answer.subject,
      answer_text: answer.text,
      ...(before.owner === null ? { owner: at.context.actor, owned_at: settledAt } : {}),
    });
  });
