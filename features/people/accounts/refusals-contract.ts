import { Problem } from "#platform/server/http/problem.ts";

/** Why a sign-in does not go on; pages and scripts find their own words by it. */
export type RefusalKey =
  | "INVALID_EMAIL"
  | "WRONG_CODE"
  | "WRONG_LOGIN"
  | "CODE_GONE"
  | "TOO_MANY_TRIES"
  | "TOO_EARLY"
  | "COMMON_PASSWORD"
  | "PASSKEY_REFUSED"
  | "SIGN_IN_AGAIN"
  | "BUSY";

/** A refusal of a sign-in, as a problem and as what a page shows. */
export class Refusal extends Problem {
  readonly key: RefusalKey;
  constructor(
    status: number,
    detail: string,
    { key, ...extra }: Readonly<{ key: RefusalKey } & Record<string, unknown>>,
    retryAfter?: number,
  ) {
    super(status, detail, { key, ...extra }, retryAfter);
    this.key = key;
  }
}

const ofField = (path: string, message: string) => ({ errors: [{ path, message }] });

/** @param lockedFor the seconds in which nothing can be tried after the last try; 0 for none */
export const wrongCode = (triesLeft: number, lockedFor = 0): Refusal =>
  new Refusal(422, "Wrong code", {
    key: "WRONG_CODE",
    triesLeft,
    ...(triesLeft === 0 && { lockedFor }),
    ...ofField("code", "Wrong code"),
  });

export const wrongLogin = (): Refusal =>
  new Refusal(401, "Wrong email or password", { key: "WRONG_LOGIN" });

/** For a code that is over, was used, or was asked for in another browser. */
export const codeGone = (): Refusal =>
  new Refusal(410, "This code is over. Ask for another one.", { key: "CODE_GONE" });

export const tooManyTries = (waitSeconds: number): Refusal =>
  new Refusal(
    429,
    `Too many tries. Try again in ${Math.ceil(waitSeconds / 60)} min.`,
    { key: "TOO_MANY_TRIES" },
    waitSeconds,
  );

export const tooEarly = (waitSeconds: number): Refusal =>
  new Refusal(
    429,
    `Another code can be sent in ${waitSeconds} s.`,
    { key: "TOO_EARLY" },
    waitSeconds,
  );

export const commonPassword = (path: string): Refusal => {
  const message = "Many people use this password: choose another one.";
  return new Refusal(422, message, { key: "COMMON_PASSWORD", ...ofField(path, message) });
};

/** Why it was refused is nobody's business but the log's. */
export const passkeyRefused = (): Refusal =>
  new Refusal(401, "This passkey is not accepted.", { key: "PASSKEY_REFUSED" });

/** A browser that was left open changes nothing of how somebody signs in. */
export const signInAgain = (): Refusal =>
  new Refusal(403, "Sign in again first: it was more than five minutes ago.", {
    key: "SIGN_IN_AGAIN",
  });

export const busy = (): Refusal =>
  new Refusal(503, "Many people are signing in. Try again in a moment.", { key: "BUSY" }, 2);
