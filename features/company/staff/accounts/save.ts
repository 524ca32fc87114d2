import {
  changeRecord,
  type RecordKind,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { isSame } from "#platform/changes/changes.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { endSessionsOfAccount } from "#platform/server/identity/session/end-account.ts";
import { staffRealm } from "../realm.ts";
import { type AccountInput, accountInputSchema, type NewAccount } from "../accounts-contract.ts";
import {
  hasOtherAdmin,
  insertAccount,
  invitationOf,
  isEmailTaken,
  lockAccount,
  type Reach,
  renewInvitation,
  type StoredAccount,
  updateAccount,
  updatePassword,
} from "./store.ts";

export type AccountContext = WriteContext & Readonly<{ reach: Reach; now: Date }>;

const accountKind = (reach: Reach): RecordKind<StoredAccount> => ({
  subject: "staff-account",
  noun: "account",
  isOfCompany: true,
  lock: (trx, _market, id) => lockAccount(trx, id, reach),
  idOf: ({ id }) => id,
  listsFields: true,
  tagsOf: () => [],
});

const refuse = (path: string, message: string): Problem =>
  new Problem(422, message, { errors: [{ path, message }] });

/** @throws Problem 403 for countries that the actor does not work on */
const assertReached = (reach: Reach, countries: readonly string[] | null): void => {
  if (reach === null || countries?.every((country) => reach.includes(country))) return;
  throw new Problem(403, "You give no more countries than your own.");
};

const endSessions = (trx: WriteContext["db"], id: string): Promise<void> =>
  endSessionsOfAccount(trx, staffRealm, id);

/** It cannot sign in until somebody sets its password. @throws Problem 403, 422 */
export const createAccount = async (
  context: AccountContext,
  input: NewAccount,
): Promise<StoredAccount> => {
  assertReached(context.reach, input.countries);
  return writeRecord(accountKind(context.reach), context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      if (await isEmailTaken(trx, input.email))
        throw refuse("email", "There is an account with this e-mail.");
      return insertAccount(trx, input);
    },
  });
};

const rights = ({ role, countries, isClosed }: AccountInput) => ({ role, countries, isClosed });

/** @throws Problem 422 where nobody, or not the actor, could keep the accounts any more */
const assertAdminLeft = async (
  trx: WriteContext["db"],
  actor: string,
  before: StoredAccount,
  after: AccountInput,
): Promise<void> => {
  if (isSame(rights(before), rights(after))) return;
  const field = after.isClosed ? "isClosed" : after.role === before.role ? "countries" : "role";
  if (before.email === actor)
    throw refuse(field, "Another administrator changes your role, your countries, or closes you.");
  const wasWhole = before.role === "admin" && before.countries === null && !before.isClosed;
  if (wasWhole && !(await hasOtherAdmin(trx, before.id)))
    throw refuse(field, "This is the last administrator of all countries.");
};

type Version = Readonly<{ ifVersion: number | null }>;

/** Another role, other countries, and closing end the account's sessions. @throws Problem 403, 404, 412, 422 */
export const saveAccount = async (
  context: AccountContext,
  id: string,
  { input, ifVersion }: Version & Readonly<{ input: AccountInput }>,
): Promise<StoredAccount> => {
  assertReached(context.reach, input.countries);
  return changeRecord(accountKind(context.reach), context, {
    id,
    ifVersion,
    async write(trx, before) {
      const stored = accountInputSchema.strip().parse(before);
      if (isSame(stored, input)) return before;
      await assertAdminLeft(trx, context.actor, before, input);
      if (!isSame(rights(stored), rights(input))) await endSessions(trx, id);
      return updateAccount(trx, before, input, context.now);
    },
  });
};

const assertOpen = ({ isClosed }: StoredAccount): void => {
  if (isClosed) throw inTheWay("The account is closed", "The account is closed. Open it first.");
};

type NewPassword = Readonly<{
  hash: string;
  /** The invitation that it is set by; null where an administrator sets it. */
  invitation: string | null;
}>;

/**
 * Ends the account's sessions.
 * @throws Problem 404, 409 for a closed account, 410 for an invitation that is not the last one
 */
export const setPassword = (
  context: AccountContext,
  id: string,
  { hash, invitation }: NewPassword,
): Promise<StoredAccount> =>
  changeRecord(accountKind(context.reach), context, {
    id,
    ifVersion: null,
    async write(trx, before) {
      assertOpen(before);
      if (invitation !== null && (await invitationOf(trx, id))?.invitation !== invitation)
        throw new Problem(410, "The invitation was used, or another one was made.");
      await endSessions(trx, id);
      return updatePassword(trx, id, hash, context.now);
    },
  });

/** The password stays until the link is used. @throws Problem 404, 409 for a closed account */
export const inviteAccount = (
  context: AccountContext,
  id: string,
  until: Date,
): Promise<StoredAccount> =>
  changeRecord(accountKind(context.reach), context, {
    id,
    ifVersion: null,
    async write(trx, before) {
      assertOpen(before);
      return renewInvitation(trx, id, until);
    },
  });
