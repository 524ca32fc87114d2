import { z } from "zod";
import { readToken, signToken } from "#platform/server/identity/signed-token.ts";

const purpose = "coordinator-answer";

/** The first part of the address at which coordinators answer, the same in all markets. */
export const answerPath = "/coordinator-answer";

type Signer = Readonly<{ market: string; secret: string }>;

const subjectOf = (market: string, id: string): string => `${market} ${id}`;

/** @returns the path on the market's host at which a question is answered */
export const answerLink = (id: string, until: Date, { market, secret }: Signer): string =>
  `${answerPath}/${id}.${signToken(subjectOf(market, id), until, { secret, purpose })}`;

export type ReadLink = Readonly<{ id: string; isExpired: boolean }>;

/** The question that a path names; null for a path that is no link of ours, or a changed one. */
export const readAnswerLink = (
  path: string,
  now: Date,
  { market, secret }: Signer,
): ReadLink | null => {
  if (!path.startsWith(`${answerPath}/`)) return null;
  const [, id = "", token = ""] =
    /^([\da-f-]{36})\.(.+)$/.exec(path.slice(answerPath.length + 1)) ?? [];
  if (!z.guid().safeParse(id).success) return null;
  const state = readToken(token, subjectOf(market, id), now, { secret, purpose });
  return state === "wrong" ? null : { id, isExpired: state === "expired" };
};
