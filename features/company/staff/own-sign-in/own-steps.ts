import { passkeysOf } from "#platform/server/identity/passkeys/store.ts";
import { lockAccount, openAccountById } from "../accounts/store.ts";
import { staffRealm } from "../realm.ts";
import type { FactorForms, FactorPage } from "../second-factor/factor-pages.ts";
import { createOwnPasskeys, isOnlyWayIn, type OwnPasskeysOptions } from "./own-passkeys.ts";
import { newCodesPage, ownSignInPage } from "./own-pages.ts";
import { newRecoveryCodes, recoveryCodeMac } from "../second-factor/recovery-codes.ts";
import { createSetUpSteps, type SetUpOptions } from "../second-factor/set-up-steps.ts";
import {
  deleteFactor,
  factorRules,
  factorSince,
  recoveryCodesLeft,
  replaceRecoveryCodes,
} from "../second-factor/store.ts";

export type OwnStepsOptions = SetUpOptions & Pick<OwnPasskeysOptions, "origin">;

export type OwnVisit = FactorForms & Readonly<{ accountId: string; userAgent: string }>;
type Fields = Readonly<Record<string, string>>;
type Answer = Readonly<{ page: FactorPage; status: number }>;
type Step = (visit: OwnVisit, fields: Fields) => Promise<Answer>;
type Steps = Readonly<Record<string, Step>>;

export const onlyWayIn = "This is your only way in. Add another first.";

const createOwn = (options: OwnStepsOptions) => {
  const { db } = options;
  const passkeys = createOwnPasskeys(options);
  const ownerOf = async ({ accountId }: OwnVisit) => {
    const account = await openAccountById(db, accountId);
    if (!account) throw new Error("An account that is signed in is missing.");
    const { email, name, role } = account;
    return { accountId, email, name, role };
  };
  const overview = async (visit: OwnVisit, note: string | null, status = 200): Promise<Answer> => {
    const owner = await ownerOf(visit);
    const own = await passkeys.list(owner.accountId);
    const page = ownSignInPage(visit, {
      email: owner.email,
      passkeys: own,
      addPasskey: await passkeys.form(visit, owner, own.length),
      since: await factorSince(db, owner.accountId),
      recoveryCodes: await recoveryCodesLeft(db, owner.accountId),
      requiredFrom: (await factorRules(db))[owner.role],
      note,
    });
    return { page, status };
  };
  return {
    ownerOf,
    overview,
    passkeys,
  };
};

type Own = ReturnType<typeof createOwn>;

const appSteps = (options: OwnStepsOptions, own: Own): Steps => {
  const { db, secret, mails, now } = options;
  const { overview } = own;
  const setUp = createSetUpSteps(options, null);
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
  return {
    "show-app": unlessOn(setUp["show-app"]),
    "check-app": unlessOn(setUp["check-app"]),
    "turn-on": unlessOn(setUp["turn-on"]),
    async "new-codes"(visit) {
      const { email, accountId } = await own.ownerOf(visit);
      if ((await factorSince(db, accountId)) === null) return overview(visit, null);
      const codes = newRecoveryCodes();
      await db.transaction().execute(async (trx) => {
        const macs = codes.map((code) => recoveryCodeMac(accountId, code, secret));
        await replaceRecoveryCodes(trx, accountId, macs);
        await mails?.(trx, email, "new-codes");
      });
      return { page: newCodesPage(visit, codes), status: 200 };
    },
    async "turn-off"(visit) {
      const owner = await own.ownerOf(visit);
      const { accountId, email } = owner;
      const done = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, accountId, null);
        const { length: passkeys } = await passkeysOf(trx, staffRealm.name, accountId);
        if (await isOnlyWayIn(trx, owner, passkeys, now())) return "only way in";
        if (!(await deleteFactor(trx, accountId))) return "absent";
        await mails?.(trx, email, "app-off");
        return "off";
      });
      if (done === "only way in") return overview(visit, onlyWayIn, 409);
      return overview(visit, done === "off" ? "It is off." : null);
    },
  };
};

const passkeySteps = (own: Own): Steps => {
  const { overview } = own;
  return {
    async "add-passkey"(visit, { credential = "" }) {
      const owner = await own.ownerOf(visit);
      return (await own.passkeys.add(owner, credential, visit.userAgent))
        ? overview(visit, "The passkey is added.")
        : overview(visit, "This passkey could not be added. Try again.", 422);
    },
    async "remove-passkey"(visit, { passkey = "" }) {
      const done = await own.passkeys.remove(await own.ownerOf(visit), passkey);
      if (done === "only way in") return overview(visit, onlyWayIn, 409);
      return overview(visit, done === "removed" ? "The passkey is removed." : null);
    },
  };
};

/** What somebody who is signed in changes of their own sign-in, once the password was typed again. */
export const createOwnSteps = (options: OwnStepsOptions): ReadonlyMap<string, Step> => {
  const own = createOwn(options);
  return new Map<string, Step>([
    ["overview", (visit) => own.overview(visit, null)],
    ...Object.entries(appSteps(options, own)),
    ...Object.entries(passkeySteps(own)),
  ]);
};
