import { randomUUID } from "node:crypto";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { createAttempts, createLimit } from "#platform/server/identity/attempts.ts";
import { safeReturnTo } from "#platform/server/identity/client/return-to.ts";
import { hashPassword, PasswordsBusy, verifyPassword } from "#platform/server/identity/password.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import type { BeginSignIn } from "#platform/server/identity/realm-options.ts";
import { knownDevice } from "#platform/server/identity/session/known-device.ts";
import { addressGroup } from "#platform/server/http/connection/client-address.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import {
  type LoginPassword,
  type LoginStart,
  type NewAccount,
  resendAfter,
  type Started,
} from "../contract.ts";
import { codeMail } from "../mails/code-mail.ts";
import { visitorRealm } from "../realm.ts";
import { accountByEmail, insertAccount } from "../store.ts";
import { browserHashOf, markBrowser } from "./browser.ts";
import {
  type Challenge,
  challengeOf,
  type ChallengePurpose,
  insertChallenge,
  isProven,
  newCode,
  proveChallenge,
  replaceCode,
  tryCode,
  useChallenge,
  useProof,
} from "./challenges.ts";
import { isCommonPassword } from "./common-passwords.ts";
import {
  busy,
  codeGone,
  commonPassword,
  tooEarly,
  tooManyTries,
  wrongCode,
  wrongLogin,
} from "./refusals.ts";

export type SignInOptions = Readonly<{
  db: Database;
  secret: string;
  secureCookies: boolean;
  product: string;
  mailer: Mailer;
  /** Begins the code flow on the host of a visit. */
  begin: BeginSignIn;
  now: () => Date;
}>;

/** Mails with codes within a quarter of an hour. */
const maxMails = { email: 5, address: 20 };

type WrittenCode = Readonly<{ challenge: string; code: string }>;
type AskedCode = Readonly<{
  purpose: ChallengePurpose;
  email: string;
  isExisting: boolean;
  returnTo: string;
}>;

/** @throws Refusal where too many are hashed already */
const unlessBusy = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof PasswordsBusy ? busy() : error;
  });

const createCodes = (options: SignInOptions) => {
  const { db, secret, secureCookies, product, mailer, now } = options;
  const realm = visitorRealm;
  const shared = { db, secret, realm: realm.name, now };
  const attempts = createAttempts(shared);
  const limitEmail = createLimit(shared, "mail to", maxMails.email);
  const limitAddress = createLimit(shared, "mail for", maxMails.address);

  const mailOf = (
    { request, market }: Visit,
    to: string,
    code: string,
    purpose: ChallengePurpose,
  ) => codeMail({ to, code, purpose }, { product, market: marketById(market), host: request.host });

  /** @throws Refusal where too many mails were asked for */
  const limitMails = async ({ request }: Visit, email: string): Promise<void> => {
    const wait =
      (await limitAddress(addressGroup(request.ip))) ?? (await limitEmail(normalizeEmail(email)));
    if (wait !== null) throw tooManyTries(wait);
  };

  const ownChallenge = async (
    { request }: Visit,
    id: string,
    purpose: ChallengePurpose,
  ): Promise<Challenge> => {
    const challenge = await challengeOf(db, id, browserHashOf(request, secureCookies));
    if (!challenge || challenge.purpose !== purpose) throw codeGone();
    return challenge;
  };

  /** Counts a guess for an account, or for its device that is known. @throws Refusal */
  const beginGuess = async ({ request }: Visit, email: string, accountId: string | null) => {
    const device = knownDevice({ realm, secret, secureCookies, now }, request, accountId);
    const attempt = await attempts.begin(normalizeEmail(email), request.ip, device);
    if ("waitSeconds" in attempt) throw tooManyTries(attempt.waitSeconds);
    return attempt;
  };

  return {
    beginGuess,
    ownChallenge,
    /** Mails a code that counts in this browser alone. @returns the challenge's id */
    async send(visit: Visit, { purpose, email, isExisting, returnTo }: AskedCode): Promise<string> {
      await limitMails(visit, email);
      const [id, code] = [randomUUID(), newCode()];
      const challenge = {
        purpose,
        email: normalizeEmail(email),
        is_existing: isExisting,
        browser_hash: markBrowser(visit.request, visit.reply, secureCookies),
        market: marketById(visit.market).id,
        return_to: safeReturnTo(returnTo),
      };
      // Rendered before the transaction, which on the embedded database blocks everybody else.
      const mail = mailOf(visit, challenge.email, code, purpose);
      await db.transaction().execute(async (trx) => {
        await insertChallenge(trx, challenge, { id, code, secret, now: now() });
        await mailer.queue(trx, mail);
      });
      return id;
    },
    /** @throws Refusal before a minute has passed; the old code then goes on counting */
    async resend(visit: Visit, id: string, purpose: ChallengePurpose): Promise<void> {
      const challenge = await ownChallenge(visit, id, purpose);
      if (challenge.used_at !== null || challenge.proven_at !== null) throw codeGone();
      const wait = challenge.sent_at.getTime() + resendAfter * 1000 - now().getTime();
      if (wait > 0) throw tooEarly(Math.ceil(wait / 1000));
      await limitMails(visit, challenge.email);
      const code = newCode();
      const mail = mailOf(visit, challenge.email, code, purpose);
      await db.transaction().execute(async (trx) => {
        if (!(await replaceCode(trx, id, { code, secret, now: now() })))
          throw tooEarly(resendAfter);
        await mailer.queue(trx, mail);
      });
    },
    /**
     * Compares a code, which burns a try.
     * @returns the challenge, which the caller still has to use: of several calls at once one can
     * @throws Refusal
     */
    async check(visit: Visit, written: WrittenCode, purpose: ChallengePurpose) {
      const challenge = await ownChallenge(visit, written.challenge, purpose);
      if (challenge.used_at !== null || challenge.proven_at !== null) throw codeGone();
      const account = await accountByEmail(db, challenge.email);
      const guess = await beginGuess(visit, challenge.email, account?.id ?? null);
      const tried = await tryCode(db, challenge.id, written.code, { secret, now: now() });
      if (!tried) {
        await guess.giveBack();
        throw codeGone();
      }
      if (!tried.isRight) throw wrongCode(tried.triesLeft);
      await guess.succeed();
      return { challenge, account };
    },
  };
};

export type Codes = ReturnType<typeof createCodes>;

/** The sign-in of visitors by code or password, and the account of a new person. */
export const createSignIn = (options: SignInOptions) => {
  const { db, now, begin, secureCookies } = options;
  const codes = createCodes(options);
  const goOn = ({ request, reply }: Visit, accountId: string, returnTo: string) =>
    begin(request, reply, { accountId, returnTo });

  return {
    codes,
    /** The challenge as its own browser may see it; null for any other. */
    challengeShown: (visit: Visit, id: string): Promise<Challenge | null> =>
      challengeOf(db, id, browserHashOf(visit.request, secureCookies)),
    async start(visit: Visit, { email, returnTo }: LoginStart): Promise<Started> {
      const isExisting = (await accountByEmail(db, email)) !== undefined;
      const challenge = await codes.send(visit, {
        purpose: "sign-in",
        email,
        isExisting,
        returnTo,
      });
      return { challenge, kind: isExisting ? "existing" : "new", resendAfter };
    },
    async resend(visit: Visit, challenge: string): Promise<void> {
      await codes.resend(visit, challenge, "sign-in");
    },
    /** @returns where the sign-in goes on; null where the account has still to be made */
    async code(visit: Visit, written: WrittenCode): Promise<string | null> {
      const { challenge, account } = await codes.check(visit, written, "sign-in");
      const take = account ? useChallenge : proveChallenge;
      if (!(await take(db, challenge.id, now()))) throw codeGone();
      return account ? goOn(visit, account.id, challenge.return_to) : null;
    },
    async password(visit: Visit, { email, password, returnTo }: LoginPassword): Promise<string> {
      const account = (await accountByEmail(db, email)) ?? null;
      const guess = await codes.beginGuess(visit, email, account?.id ?? null);
      const verified = await verifyPassword(password, account?.password_hash ?? null).catch(
        async (error: unknown) => {
          await guess.giveBack();
          throw error instanceof PasswordsBusy ? busy() : error;
        },
      );
      if (!verified || !account) throw wrongLogin();
      await guess.succeed();
      return goOn(visit, account.id, returnTo);
    },
    /** Makes the account of a new person whose e-mail is proven. */
    async account(visit: Visit, given: NewAccount): Promise<string> {
      const challenge = await codes.ownChallenge(visit, given.challenge, "sign-in");
      if (!isProven(challenge, now())) throw codeGone();
      if (isCommonPassword(given.password, challenge.email)) throw commonPassword("password");
      const passwordHash = await unlessBusy(hashPassword(given.password));
      const accountId = await db.transaction().execute(async (trx) => {
        if (!(await useProof(trx, challenge.id, now()))) throw codeGone();
        const { email } = challenge;
        const id = await insertAccount(trx, {
          email,
          phone: given.phone,
          passwordHash,
          marketing: given.marketing,
          market: marketById(visit.market).id,
          now: now(),
        });
        if (id === null) throw codeGone();
        return id;
      });
      return goOn(visit, accountId, challenge.return_to);
    },
  };
};

export type SignIn = ReturnType<typeof createSignIn>;
