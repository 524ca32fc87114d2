import { openAccountById } from "../accounts/store.ts";
import type { FactorForms, FactorPage } from "./factor-pages.ts";
import { newCodesPage, ownSignInPage } from "./own-pages.ts";
import { newRecoveryCodes, recoveryCodeMac } from "./recovery-codes.ts";
import { createSetUpSteps, type SetUpOptions } from "./set-up-steps.ts";
import {
  deleteFactor,
  factorRules,
  factorSince,
  needsFactor,
  recoveryCodesLeft,
  replaceRecoveryCodes,
} from "./store.ts";

export type OwnVisit = FactorForms & Readonly<{ accountId: string }>;
type Fields = Readonly<Record<string, string>>;
type Answer = Readonly<{ page: FactorPage; status: number }>;
type Step = (visit: OwnVisit, fields: Fields) => Promise<Answer>;

/** What somebody who is signed in changes of their own sign-in, once the password was typed again. */
export const createOwnSteps = (options: SetUpOptions): ReadonlyMap<string, Step> => {
  const { db, secret, now, mails } = options;
  const setUp = createSetUpSteps(options, null);
  const accountOf = async ({ accountId }: OwnVisit) => {
    const account = await openAccountById(db, accountId);
    if (!account) throw new Error("An account that is signed in is missing.");
    return account;
  };
  const overview = async (visit: OwnVisit, note: string | null, status = 200): Promise<Answer> => {
    const { email, role } = await accountOf(visit);
    const page = ownSignInPage(visit, {
      email,
      since: await factorSince(db, visit.accountId),
      recoveryCodes: await recoveryCodesLeft(db, visit.accountId),
      requiredFrom: (await factorRules(db))[role],
      note,
    });
    return { page, status };
  };
  /** Nothing is set up twice. */
  const unlessOn =
    (step: (visit: OwnVisit, fields: Fields) => Promise<Answer | "let in">): Step =>
    async (visit, fields) => {
      if ((await factorSince(db, visit.accountId)) !== null) return overview(visit, "It is on.");
      const answer = await step(visit, fields);
      return answer === "let in"
        ? overview(visit, "It is on: the next sign-in asks for it.")
        : answer;
    };
  return new Map<string, Step>([
    ["overview", (visit) => overview(visit, null)],
    ["show-app", unlessOn(setUp["show-app"])],
    ["check-app", unlessOn(setUp["check-app"])],
    ["turn-on", unlessOn(setUp["turn-on"])],
    [
      "new-codes",
      async (visit) => {
        const { email, id } = await accountOf(visit);
        if ((await factorSince(db, id)) === null) return overview(visit, null);
        const codes = newRecoveryCodes();
        await db.transaction().execute(async (trx) => {
          const macs = codes.map((code) => recoveryCodeMac(id, code, secret));
          await replaceRecoveryCodes(trx, id, macs);
          await mails?.(trx, email, "new-codes");
        });
        return { page: newCodesPage(visit, codes), status: 200 };
      },
    ],
    [
      "turn-off",
      async (visit) => {
        const { email, id, role } = await accountOf(visit);
        if (await needsFactor(db, role, now()))
          return overview(visit, "Your role needs it: it stays on.", 409);
        const wasOn = await db.transaction().execute(async (trx) => {
          const deleted = await deleteFactor(trx, id);
          if (deleted) await mails?.(trx, email, "app-off");
          return deleted;
        });
        return overview(visit, wasOn ? "It is off." : null);
      },
    ],
  ]);
};
