import { marketById } from "#markets/markets.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { hashPassword, PasswordsBusy, verifyPassword } from "#platform/server/identity/password.ts";
import type { BeginSignIn } from "#platform/server/identity/realm-options.ts";
import {
  type LoginPassword,
  type LoginStart,
  type NewAccount,
  resendAfter,
  type Started,
} from "../contract.ts";
import { busy, codeGone, commonPassword, wrongLogin } from "../refusals-contract.ts";
import { accountByEmail, insertAccount } from "../store.ts";
import { accountByCode, isForAlert } from "./account-by-code.ts";
import { browserHashOf } from "./browser.ts";
import {
  type Challenge,
  challengeOf,
  isProven,
  proveChallenge,
  useChallenge,
  useProof,
} from "./challenges.ts";
import { createCodes, type CodesOptions, type WrittenCode } from "./codes.ts";
import { isCommonPassword } from "./common-passwords.ts";

export type SignInOptions = CodesOptions &
  Readonly<{
    /** Begins the code flow on the host of a visit. */
    begin: BeginSignIn;
  }>;

/** @throws Refusal where too many are hashed already */
const unlessBusy = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof PasswordsBusy ? busy() : error;
  });

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
      if (!account && isForAlert(challenge))
        return goOn(visit, await accountByCode(db, challenge, now()), challenge.return_to);
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
