import { recordAudits } from "#features/records/audit/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import { deletePasskeysOf } from "#platform/server/identity/passkeys/store.ts";
import { endSessionsOfAccount } from "#platform/server/identity/session/end-account.ts";
import { findAccount } from "../accounts/store.ts";
import type { FactorMails } from "../mails/factor-mail.ts";
import { staffRealm } from "../realm.ts";
import type { SignInRules } from "../factors-contract.ts";
import { accountHasFactor, signedInWithoutFactor } from "./factor-counts.ts";
import { deleteFactor, factorRules, saveFactorRules } from "./store.ts";

/**
 * Ends the sessions of accounts that need a second factor by now and have none: their next sign-in
 * begins with setting one up. @returns how many accounts that were
 */
export const endSessionsWithoutFactor = async (
  db: Database,
  now: Date,
  limit: number,
): Promise<number> => {
  const accounts = await signedInWithoutFactor(db, staffRealm.name, now, limit);
  for (const id of accounts) await endSessionsOfAccount(db, staffRealm, id);
  return accounts.length;
};

const mostAccounts = 10_000;

/** @throws Problem 403 for who does not work on all countries, 409 for who has no second factor */
export const saveRules = async (
  trx: Database,
  actor: Actor,
  { requiredFrom }: SignInRules,
  now: Date,
): Promise<void> => {
  if (actor.countries !== null)
    throw new Problem(403, "The sign-in is kept by administrators of all countries.");
  const before = await factorRules(trx);
  const isRequiring = Object.values(requiredFrom).some((day) => day !== null);
  if (isRequiring && !(await accountHasFactor(trx, actor.email)))
    throw inTheWay(
      "Your account has no second factor",
      "Set up a second factor of your own first: nobody requires of others what they lack.",
    );
  await saveFactorRules(trx, requiredFrom);
  await recordAudits(trx, [
    {
      actor: actor.email,
      market: null,
      action: "update",
      subject: "sign-in-rule",
      subjectId: "second-factor",
      name: "Second factor",
      before,
      after: requiredFrom,
    },
  ]);
  await endSessionsWithoutFactor(trx, now, mostAccounts);
};

type Reset = Readonly<{ id: string; reason: string; absent: string; mails: FactorMails | null }>;

/** @throws Problem 404, 409 for one's own account and for one without a second factor */
export const resetFactor = async (
  trx: Database,
  actor: Actor,
  { id, reason, absent, mails }: Reset,
): Promise<void> => {
  const account = await findAccount(trx, id, actor.countries);
  if (!account) throw new Problem(404, absent);
  if (account.email === actor.email)
    throw inTheWay(
      "It is your own account",
      "Another administrator takes your second factor away, or you do at your sign-in.",
    );
  const hadApp = await deleteFactor(trx, id);
  const passkeys = await deletePasskeysOf(trx, staffRealm.name, id);
  if (!hadApp && passkeys === 0)
    throw inTheWay("There is no second factor", "The account has no second factor.");
  await endSessionsOfAccount(trx, staffRealm, id);
  await mails?.(trx, account.email, "app-off");
  await recordAudits(trx, [
    {
      actor: actor.email,
      market: null,
      action: "update",
      subject: "staff-account",
      subjectId: id,
      name: account.name,
      before: { secondFactor: "on", reason: null },
      after: { secondFactor: "taken away", reason },
    },
  ]);
};
