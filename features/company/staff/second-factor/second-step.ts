import type { FastifyReply } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import { createAttempts } from "#platform/server/identity/attempts.ts";
import { plainPage, plainPolicy } from "#platform/server/identity/pages/plain-page.ts";
import { sendPlainPage } from "#platform/server/identity/pages/send-page.ts";
import { passkeysOf } from "#platform/server/identity/passkeys/store.ts";
import type { SecondStep, StepVisit } from "#platform/server/identity/provider/second-step.ts";
import { readToken, signToken } from "#platform/server/identity/signed-token.ts";
import { openAccountById } from "../accounts/store.ts";
import type { FactorMails } from "../mails/factor-mail.ts";
import { staffBrand, staffRealm } from "../realm.ts";
import { checkCode, checkRecoveryCode } from "./check-factor.ts";
import {
  codePage,
  codesLeftPage,
  type FactorPage,
  recoveryPage,
  usePasskeyPage,
  waitPage,
} from "./factor-pages.ts";
import { createSetUpSteps } from "./set-up-steps.ts";
import { type Trust, trustedDevices } from "./trusted-device.ts";
import { needsFactor, recoveryCodesLeft, sealedKeyOf } from "./store.ts";

export type SecondStepOptions = Readonly<{
  db: Database;
  product: string;
  secret: string;
  secureCookies: boolean;
  now: () => Date;
  /** Tells owners of a change; null where nothing is mailed. */
  mails: FactorMails | null;
}>;

type Fields = Readonly<Record<string, string>>;
type Answer = Readonly<{ page: FactorPage; status: number; waitSeconds?: number }> | "let in";
type Step = (visit: StepVisit, fields: Fields) => Promise<Answer>;

const emailOf = async (db: Database, { accountId }: StepVisit): Promise<string> =>
  (await openAccountById(db, accountId))?.email ?? "";

/** What a browser of the account can be trusted with; null for one without an authenticator. */
const trustOf = async (db: Database, { accountId }: StepVisit): Promise<Trust | null> => {
  const sealedKey = await sealedKeyOf(db, accountId);
  const account = await openAccountById(db, accountId);
  return sealedKey === null ? null : { sealedKey, passwordHash: account?.password_hash ?? null };
};

/** A recovery code is used up before the page that says how many are left. */
const recoveryToken = ({ secret, now }: SecondStepOptions) => {
  const signing = { secret, purpose: "a recovery code of staff was right" };
  const subjectOf = ({ accountId, action }: StepVisit) => `${accountId}\n${action}`;
  return {
    tokenFor: (visit: StepVisit): string =>
      signToken(subjectOf(visit), new Date(now().getTime() + 10 * 60_000), signing),
    isGood: (token: string, visit: StepVisit): boolean =>
      readToken(token, subjectOf(visit), now(), signing) === "good",
  };
};

const typedSteps = (options: SecondStepOptions): Readonly<Record<string, Step>> => {
  const { db, secret, now } = options;
  const attempts = createAttempts({ db, secret, realm: staffRealm.name, now });
  const right = recoveryToken(options);
  const devices = trustedDevices(options);
  /** Guesses of a second factor are counted apart: a right password must not begin them anew. */
  const begin = ({ request, accountId, device }: StepVisit) =>
    attempts.begin(`second factor ${accountId}`, request.ip, device);
  const ask = async (visit: StepVisit, error: string | null, trusts = false): Promise<Answer> => ({
    page: codePage(visit, { email: await emailOf(db, visit), error, trusts }),
    status: error === null ? 200 : 422,
  });
  return {
    "use-app": (visit) => ask(visit, null),
    "use-recovery": async (visit) => ({ page: recoveryPage(visit, null), status: 200 }),
    async code(visit, { code = "", trust = "" }) {
      const attempt = await begin(visit);
      if ("waitSeconds" in attempt) return { ...tooMany(attempt.waitSeconds) };
      const trusts = trust === "yes";
      const checked = await checkCode(options, visit.accountId, code);
      if (checked === "wrong") return ask(visit, "Wrong code", trusts);
      if (checked === "used")
        return ask(visit, "This code was used already. Wait for the next.", trusts);
      await attempt.succeed();
      const own = trusts ? await trustOf(db, visit) : null;
      if (own) devices.trust(visit, own);
      return "let in";
    },
    async recovery(visit, { recovery = "" }) {
      const attempt = await begin(visit);
      if ("waitSeconds" in attempt) return { ...tooMany(attempt.waitSeconds) };
      if (!(await checkRecoveryCode(options, visit.accountId, recovery)))
        return { page: recoveryPage(visit, "Wrong code"), status: 422 };
      await attempt.succeed();
      const left = await recoveryCodesLeft(db, visit.accountId);
      const token = right.tokenFor(visit);
      const hidden = `${visit.hidden}<input type="hidden" name="right" value="${token}">`;
      return { page: codesLeftPage({ ...visit, hidden }, left), status: 200 };
    },
    "let-in": async (visit, { right: token = "" }) =>
      right.isGood(token, visit) ? "let in" : ask(visit, null),
  };
};

const tooMany = (waitSeconds: number) => ({
  page: waitPage(waitSeconds),
  status: 429,
  waitSeconds,
});

const usePasskey = async (): Promise<Answer> => ({ page: usePasskeyPage, status: 200 });

const needless = async (): Promise<Answer> => "let in";
const letIn = { none: needless };

/**
 * What staff of the embedded provider do after the password: the code of their authenticator, or
 * setting one up where their role needs it.
 */
export const createSecondStep = (options: SecondStepOptions): SecondStep => {
  const { db, product, now } = options;
  const typed = typedSteps(options);
  const devices = trustedDevices(options);
  const setUp = createSetUpSteps(options, "Your role needs a second factor. It is set up once.");
  const send = (reply: FastifyReply, answer: Answer): boolean => {
    if (answer === "let in") return true;
    const { page, status, waitSeconds } = answer;
    if (waitSeconds !== undefined) void reply.header("retry-after", String(waitSeconds));
    const html = plainPage(staffBrand(product), page.title, page.body);
    void sendPlainPage(reply, status, html, plainPolicy);
    return false;
  };
  /** By what the account has and needs now, whatever the form says. */
  const stepsFor = async (visit: StepVisit) => {
    const { accountId } = visit;
    const trust = await trustOf(db, visit);
    if (trust && devices.isTrusted(visit, trust)) return { first: "none", steps: letIn };
    if (trust) return { first: "use-app", steps: typed };
    const account = await openAccountById(db, accountId);
    const isNeeded = account !== undefined && (await needsFactor(db, account.role, now()));
    if (!isNeeded) return { first: "none", steps: letIn };
    // Whoever has the password alone must not make a second factor of their own.
    const own = await passkeysOf(db, staffRealm.name, accountId);
    return own.length > 0
      ? { first: "passkey", steps: { passkey: usePasskey } }
      : { first: "show-app", steps: setUp };
  };
  const take = async (visit: StepVisit, name: string | null, fields: Fields): Promise<boolean> => {
    const { first, steps } = await stepsFor(visit);
    const known: Readonly<Record<string, Step>> = steps;
    const step =
      name !== null && Object.hasOwn(known, name) ? known[name] : (known[first] ?? needless);
    return send(visit.reply, await (step ?? needless)(visit, fields));
  };
  return {
    begin: (visit) => take(visit, null, {}),
    receive: (visit, { step = "", ...fields }) => take(visit, step, fields),
  };
};
