import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { passkeysOf } from "#platform/server/identity/passkeys/store.ts";
import { absent } from "../accounts/calls.ts";
import { findAccount } from "../accounts/store.ts";
import type { FactorMails } from "../mails/factor-mail.ts";
import { staffRealm } from "../realm.ts";
import * as calls from "./calls.ts";
import { listedRules } from "./factor-counts.ts";
import { resetFactor, saveRules } from "./rules.ts";
import { factorSince, recoveryCodesLeft } from "./store.ts";

export type FactorRoutesOptions = Readonly<{ now: () => Date; mails: FactorMails | null }>;

/** Mounted where the embedded provider keeps the accounts of staff. */
export const addFactorRoutes = (api: Api, { now, mails }: FactorRoutesOptions): void => {
  api.route(calls.getSignInRules, {
    handle: async ({ db }) => ({ body: await listedRules(db) }),
  });

  api.write(calls.saveSignInRules, {
    async write({ trx, actor, body }) {
      await saveRules(trx, actor, body, now());
      return { body: await listedRules(trx) };
    },
  });

  api.route(calls.getStaffSecondFactor, {
    async handle({ db, actor, params: { id } }) {
      if (!(await findAccount(db, id, actor.countries))) throw new Problem(404, absent);
      const since = await factorSince(db, id);
      const recoveryCodes = await recoveryCodesLeft(db, id);
      const { length: passkeys } = await passkeysOf(db, staffRealm.name, id);
      return { body: { since: since?.toISOString() ?? null, recoveryCodes, passkeys } };
    },
  });

  api.write(calls.resetStaffSecondFactor, {
    async write({ trx, actor, params: { id }, body: { reason } }) {
      await resetFactor(trx, actor, { id, reason, absent, mails });
      return {};
    },
  });
};
