import type { Database } from "#platform/server/database/tables.ts";
import { takeMailBack } from "#platform/server/mail/outbox.ts";
import type { GivenSeats } from "../store.ts";

/** The toast that takes it back stands for 8 seconds; the rest is the way of the press to us. */
const holdMs = 10_000;

/** Before that the mail of an answer that can be taken back does not leave. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + holdMs);

/** Stops the mail of an answer. @returns false where it has left */
export const takeUnsaid = async (
  trx: Database,
  { at, mailId }: GivenSeats,
  now: Date,
): Promise<boolean> =>
  now.getTime() - Date.parse(at) <= holdMs &&
  (mailId === null || (await takeMailBack(trx, mailId)));
