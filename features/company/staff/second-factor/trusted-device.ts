import type { StepVisit } from "#platform/server/identity/provider/second-step.ts";
import { realmCookies } from "#platform/server/identity/session/cookies.ts";
import { readToken, signToken } from "#platform/server/identity/signed-token.ts";
import { staffRealm } from "../realm.ts";

type Trusting = Readonly<{ secret: string; secureCookies: boolean; now: () => Date }>;

/** What a browser is trusted with: it ends with the password, and with the authenticator. */
export type Trust = Readonly<{ passwordHash: string | null; sealedKey: string }>;

export const trustedDays = 30;
const lifetimeMs = trustedDays * 86_400_000;

const subjectOf = ({ accountId }: StepVisit, { passwordHash, sealedKey }: Trust): string =>
  `${accountId}\n${passwordHash}\n${sealedKey}`;

/**
 * Browsers in which somebody has asked not to be asked for the code: a signed cookie of one account,
 * of which nothing is stored.
 */
export const trustedDevices = ({ secret, secureCookies, now }: Trusting) => {
  const { session, options } = realmCookies(staffRealm, secureCookies);
  const cookie = `${session}-trusted`;
  const signing = { secret, purpose: "second factor that is not asked for" };
  return {
    trust(visit: StepVisit, trust: Trust): void {
      const until = new Date(now().getTime() + lifetimeMs);
      const token = signToken(subjectOf(visit, trust), until, signing);
      void visit.reply.setCookie(cookie, token, { ...options, maxAge: lifetimeMs / 1000 });
    },
    isTrusted: (visit: StepVisit, trust: Trust): boolean =>
      readToken(visit.request.cookies[cookie] ?? "", subjectOf(visit, trust), now(), signing) ===
      "good",
  };
};
