import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { codeGone } from "../refusals-contract.ts";
import { insertAccount } from "../store.ts";
import { type Challenge, useChallenge } from "./challenges.ts";

/** Whoever asks for an alert is asked for nothing but the code. */
export const isForAlert = ({ return_to }: Challenge): boolean => return_to.startsWith("/alerts?");

/**
 * Makes the account of a new person by the code alone; a password can be set in the profile.
 * @returns its id
 * @throws Refusal
 */
export const accountByCode = (
  db: Database,
  { id, email, market }: Challenge,
  now: Date,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    if (!(await useChallenge(trx, id, now))) throw codeGone();
    const accountId = await insertAccount(trx, {
      email,
      phone: null,
      passwordHash: null,
      marketing: false,
      market: marketById(market).id,
      now,
    });
    if (accountId === null) throw codeGone();
    return accountId;
  });
