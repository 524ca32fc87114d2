import { randomUUID } from "node:crypto";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { addressGroup } from "#platform/server/http/connection/client-address.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { createAttempts, createLimit } from "#platform/server/identity/attempts.ts";
import { safeReturnTo } from "#platform/server/identity/client/return-to.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import { knownDevice } from "#platform/server/identity/session/known-device.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { resendAfter } from "../contract.ts";
import { codeMail } from "../mails/code-mail.ts";
import { visitorRealm } from "../realm.ts";
import { codeGone, tooEarly, tooManyTries, wrongCode } from "../refusals-contract.ts";
import { accountByEmail } from "../store.ts";
import { browserHashOf, markBrowser } from "./browser.ts";
import {
  type Challenge,
  challengeOf,
  type ChallengePurpose,
  insertChallenge,
  newCode,
  replaceCode,
  tryCode,
} from "./challenges.ts";

export type CodesOptions = Readonly<{
  db: Database;
  secret: string;
  secureCookies: boolean;
  product: string;
  mailer: Mailer;
  now: () => Date;
}>;

/** Mails with codes within a quarter of an hour. */
const maxMails = { email: 5, address: 20 };

export type WrittenCode = Readonly<{ challenge: string; code: string }>;
type AskedCode = Readonly<{
  purpose: ChallengePurpose;
  email: string;
  isExisting: boolean;
  returnTo: string;
}>;

/** Counts guesses and mails, and finds the challenges of a browser. */
const createLimits = ({ db, secret, secureCookies, now }: CodesOptions) => {
  const realm = visitorRealm;
  const shared = { db, secret, realm: realm.name, now };
  const attempts = createAttempts(shared);
  const begin = ({ request }: Visit, email: string, accountId: string | null) => {
    const device = knownDevice({ realm, secret, secureCookies, now }, request, accountId);
    return attempts.begin(normalizeEmail(email), request.ip, device);
  };
  const limitEmail = createLimit(shared, "mail to", maxMails.email);
  const limitAddress = createLimit(shared, "mail for", maxMails.address);
  return {
    /** @throws Refusal where too many mails were asked for */
    limitMails: async ({ request }: Visit, email: string): Promise<void> => {
      const wait =
        (await limitAddress(addressGroup(request.ip))) ?? (await limitEmail(normalizeEmail(email)));
      if (wait !== null) throw tooManyTries(wait);
    },
    ownChallenge: async (
      { request }: Visit,
      id: string,
      purpose: ChallengePurpose,
    ): Promise<Challenge> => {
      const challenge = await challengeOf(db, id, browserHashOf(request, secureCookies));
      if (!challenge || challenge.purpose !== purpose) throw codeGone();
      return challenge;
    },
    /** Counts a guess for an account, or for its device that is known. @throws Refusal */
    beginGuess: async (visit: Visit, email: string, accountId: string | null) => {
      const attempt = await begin(visit, email, accountId);
      if ("waitSeconds" in attempt) throw tooManyTries(attempt.waitSeconds);
      return attempt;
    },
    /** The seconds until an account, or its device that is known, can be tried again; 0 for now. */
    waitAfter: async (visit: Visit, email: string, accountId: string | null): Promise<number> => {
      const attempt = await begin(visit, email, accountId);
      if ("waitSeconds" in attempt) return attempt.waitSeconds;
      await attempt.giveBack();
      return 0;
    },
  };
};

/** Codes that are mailed and count in the browser that asked for them. */
export const createCodes = (options: CodesOptions) => {
  const { db, secret, secureCookies, product, mailer, now } = options;
  const limits = createLimits(options);
  const mailOf = (
    { request, market }: Visit,
    to: string,
    code: string,
    purpose: ChallengePurpose,
  ) => codeMail({ to, code, purpose }, { product, market: marketById(market), host: request.host });

  return {
    beginGuess: limits.beginGuess,
    ownChallenge: limits.ownChallenge,
    /** Mails a code that counts in this browser alone. @returns the challenge's id */
    async send(visit: Visit, { purpose, email, isExisting, returnTo }: AskedCode): Promise<string> {
      await limits.limitMails(visit, email);
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
      const challenge = await limits.ownChallenge(visit, id, purpose);
      if (challenge.used_at !== null || challenge.proven_at !== null) throw codeGone();
      const wait = challenge.sent_at.getTime() + resendAfter * 1000 - now().getTime();
      if (wait > 0) throw tooEarly(Math.ceil(wait / 1000));
      await limits.limitMails(visit, challenge.email);
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
      const challenge = await limits.ownChallenge(visit, written.challenge, purpose);
      if (challenge.used_at !== null || challenge.proven_at !== null) throw codeGone();
      const account = await accountByEmail(db, challenge.email);
      const guess = await limits.beginGuess(visit, challenge.email, account?.id ?? null);
      const tried = await tryCode(db, challenge.id, written.code, { secret, now: now() });
      if (!tried) {
        await guess.giveBack();
        throw codeGone();
      }
      if (!tried.isRight) {
        const { triesLeft } = tried;
        if (triesLeft > 0) throw wrongCode(triesLeft);
        throw wrongCode(0, await limits.waitAfter(visit, challenge.email, account?.id ?? null));
      }
      await guess.succeed();
      return { challenge, account };
    },
  };
};

export type Codes = ReturnType<typeof createCodes>;
