import { type ListedPasskey, mostPasskeys } from "#platform/passkeys/credentials.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { PasskeyRefused } from "#platform/server/identity/passkeys/passkeys.ts";
import { freshSession } from "#platform/server/identity/session/fresh-session.ts";
import { openAccountByEmail } from "../accounts/store.ts";
import { staffRealm } from "../realm.ts";
import * as calls from "./calls.ts";
import {
  createOwnPasskeys,
  type OwnPasskeys,
  type OwnPasskeysOptions,
  type StaffOwner,
} from "./own-passkeys.ts";
import { onlyWayIn } from "./own-steps.ts";

/** By the account's own role, whatever lower one the back-office is shown in. */
const ownerOf = async (db: Database, actor: Actor): Promise<StaffOwner> => {
  const account = await openAccountByEmail(db, actor.email);
  if (!account) throw new Problem(401, "Sign in first.");
  const { id, email, name, role } = account;
  return { accountId: id, email, name, role };
};

const listedOf = async (
  passkeys: OwnPasskeys,
  { accountId }: StaffOwner,
): Promise<readonly ListedPasskey[]> => {
  const own = await passkeys.list(accountId);
  return own.map(({ id, browser, domain, made, used }) => ({
    id,
    browser,
    domain,
    createdAt: made.toISOString(),
    usedAt: used?.toISOString() ?? null,
  }));
};

/** Mounted where the embedded provider keeps the accounts of staff. */
export const addOwnPasskeyRoutes = (api: Api, options: OwnPasskeysOptions): void => {
  const passkeys = createOwnPasskeys(options);
  /** A browser that was left open changes nothing of how somebody signs in. @throws Problem 403 */
  const assertFresh = async (db: Database, { session }: Actor): Promise<string> => {
    const fresh = await freshSession(db, staffRealm, session.idHash, options.now());
    if (!fresh)
      throw new Problem(403, "Sign in again first: it was more than five minutes ago.", {
        key: "SIGN_IN_AGAIN",
      });
    return fresh.userAgent;
  };

  api.route(calls.listStaffPasskeys, {
    handle: async ({ db, actor }) => ({
      body: { items: await listedOf(passkeys, await ownerOf(db, actor)) },
    }),
  });
  api.route(calls.startStaffPasskey, {
    async handle({ db, actor }) {
      await assertFresh(db, actor);
      const owner = await ownerOf(db, actor);
      if ((await passkeys.list(owner.accountId)).length >= mostPasskeys)
        throw inTheWay("There are enough passkeys", `Keep at most ${mostPasskeys}: remove one.`);
      return { body: { options: await passkeys.begin(owner) } };
    },
  });
  api.route(calls.finishStaffPasskey, {
    async handle({ db, actor, body: { credential } }) {
      const userAgent = await assertFresh(db, actor);
      const owner = await ownerOf(db, actor);
      await passkeys.keep(owner, credential, userAgent).catch((error: unknown) => {
        if (!(error instanceof PasskeyRefused)) throw error;
        const message = "This passkey is not accepted.";
        const errors = [{ path: "credential", message }];
        throw new Problem(422, message, { key: "PASSKEY_REFUSED", errors });
      });
      return { body: { items: await listedOf(passkeys, owner) } };
    },
  });
  api.route(calls.deleteStaffPasskey, {
    async handle({ db, actor, params: { id } }) {
      await assertFresh(db, actor);
      const done = await passkeys.remove(await ownerOf(db, actor), id);
      if (done === "absent") throw new Problem(404, calls.noPasskey);
      if (done === "only way in") throw inTheWay("It is the last way in", onlyWayIn);
      return {};
    },
  });
};
