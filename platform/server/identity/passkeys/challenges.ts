import { randomBytes } from "node:crypto";
import type { Database } from "#platform/server/database/tables.ts";
import { useState } from "../client/used-states.ts";
import { readToken, signToken } from "../signed-token.ts";

export type Challenging = Readonly<{
  db: Database;
  realm: Readonly<{ name: string }>;
  secret: string;
  now: () => Date;
}>;

export const challengeLifetimeMs = 5 * 60_000;

const signingOf = ({ realm, secret }: Challenging) => ({
  secret,
  purpose: `passkey challenge of ${realm.name}`,
});

/**
 * A challenge that nothing is stored of before it is used: it is signed for what it may serve.
 * @param use the purpose and who may use it: a browser, an account, a sign-in
 */
export const newChallenge = (challenging: Challenging, use: string): string => {
  const nonce = randomBytes(16).toString("base64url");
  const until = new Date(challenging.now().getTime() + challengeLifetimeMs);
  return `${nonce}.${signToken(`${nonce}\n${use}`, until, signingOf(challenging))}`;
};

/** The challenge as it was sent, of what the browser signed. */
const sentChallenge = (signed: string): string => Buffer.from(signed, "base64url").toString();

/** Whether a challenge is ours, in time, and was made for this use. */
export const isChallengeFor = (challenging: Challenging, signed: string, use: string): boolean => {
  const [nonce = "", ...token] = sentChallenge(signed).split(".");
  const { now } = challenging;
  return readToken(token.join("."), `${nonce}\n${use}`, now(), signingOf(challenging)) === "good";
};

/** Uses a challenge up, in all processes. @returns false for one that was used before */
export const useChallengeOnce = (challenging: Challenging, signed: string): Promise<boolean> => {
  const { db, realm, now } = challenging;
  const until = new Date(now().getTime() + challengeLifetimeMs);
  return useState(db, realm, `passkey ${sentChallenge(signed)}`, until);
};
