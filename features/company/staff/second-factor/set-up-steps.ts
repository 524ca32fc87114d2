import type { Database } from "#platform/server/database/tables.ts";
import { type FactorForms, type FactorPage, keepCodesPage, setUpPage } from "./factor-pages.ts";
import { openAccountById } from "../accounts/store.ts";
import { newAuthenticatorKey, stepOfCode } from "./authenticator.ts";
import { sealKey, writtenCode } from "./check-factor.ts";
import { newRecoveryCodes, recoveryCodeMac } from "./recovery-codes.ts";
import { openSetUp, sealSetUp } from "./set-up.ts";
import { insertFactor } from "./store.ts";
import type { FactorMails } from "../mails/factor-mail.ts";

export type SetUpOptions = Readonly<{
  db: Database;
  product: string;
  secret: string;
  now: () => Date;
  mails: FactorMails | null;
}>;

type Visit = FactorForms & Readonly<{ accountId: string }>;
type Fields = Readonly<Record<string, string>>;
type Answer = Readonly<{ page: FactorPage; status: number }> | "let in";

/**
 * The two pages by which an authenticator is set up; nothing is on before the second is sent.
 * @param reason why it has to be done now; null for somebody who wants it
 */
export const createSetUpSteps = (options: SetUpOptions, reason: string | null) => {
  const { db, product, secret, now, mails } = options;
  const emailOf = async ({ accountId }: Visit): Promise<string> =>
    (await openAccountById(db, accountId))?.email ?? "";
  const show = async (visit: Visit, key: string, error: string | null): Promise<Answer> => ({
    page: setUpPage(visit, {
      key: { key, product, email: await emailOf(visit) },
      setUp: sealSetUp({ accountId: visit.accountId, key, checked: null }, secret, now()),
      reason,
      error,
    }),
    status: error === null ? 200 : 422,
  });
  const begin = (visit: Visit): Promise<Answer> => show(visit, newAuthenticatorKey(), null);

  return {
    "show-app": begin,
    async "check-app"(visit: Visit, { setUp: sealed = "", code = "" }: Fields): Promise<Answer> {
      const setUp = openSetUp(sealed, visit.accountId, secret, now());
      if (!setUp) return begin(visit);
      const step = stepOfCode(writtenCode(code), setUp.key, now());
      if (step === null) return show(visit, setUp.key, "Wrong code");
      const codes = [...newRecoveryCodes()];
      const checked = { ...setUp, checked: { step, codes } };
      return {
        page: keepCodesPage(visit, {
          setUp: sealSetUp(checked, secret, now()),
          codes,
          error: false,
        }),
        status: 200,
      };
    },
    async "turn-on"(visit: Visit, { setUp: sealed = "", kept = "" }: Fields): Promise<Answer> {
      const setUp = openSetUp(sealed, visit.accountId, secret, now());
      if (!setUp?.checked) return begin(visit);
      const { accountId, key, checked } = setUp;
      if (kept !== "yes") {
        const { codes } = checked;
        return { page: keepCodesPage(visit, { setUp: sealed, codes, error: true }), status: 422 };
      }
      const email = await emailOf(visit);
      const isNew = await db.transaction().execute(async (trx) => {
        const inserted = await insertFactor(trx, {
          accountId,
          sealedKey: sealKey(key, secret),
          lastStep: checked.step,
          codeMacs: checked.codes.map((code) => recoveryCodeMac(accountId, code, secret)),
          now: now(),
        });
        if (inserted) await mails?.(trx, email, "app-on");
        return inserted;
      });
      return isNew ? "let in" : begin(visit);
    },
  };
};
