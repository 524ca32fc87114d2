import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "./seal.ts";

/** What signs: the installation's secret, and what the tokens are for, so that none serves another purpose. */
export type Signing = Readonly<{ secret: string; purpose: string }>;

const macOf = (subject: string, seconds: string, { secret, purpose }: Signing): string =>
  keyedHash(`${seconds}\n${subject}`, secret, purpose);

/** A token for a subject, which the reader knows by other means; it says until when it is good. */
export const signToken = (subject: string, until: Date, signing: Signing): string => {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${macOf(subject, seconds, signing)}`;
};

/** `wrong` for a token of another subject, purpose or installation, and for one that was changed. */
export type TokenState = "good" | "expired" | "wrong";

/** The comparison takes equally long wherever the token differs. */
export const readToken = (
  token: string,
  subject: string,
  now: Date,
  signing: Signing,
): TokenState => {
  const [seconds = "", mac = "", ...rest] = token.split(".");
  const expected = Buffer.from(macOf(subject, seconds, signing));
  const given = Buffer.from(mac);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return "wrong";
  return Number.parseInt(seconds, 36) * 1000 > now.getTime() ? "good" : "expired";
};
