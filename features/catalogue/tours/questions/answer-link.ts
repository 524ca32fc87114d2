import { z } from "zod";
import { readToken, signToken } from "#platform/server/identity/signed-token.ts";

type Signer = Readonly<{ market: string; secret: string }>;

export type ReadLink = Readonly<{ id: string; isExpired: boolean }>;

const subjectOf = (market: string, id: string): string => `${market} ${id}`;

/** Signed links to pages with yes and no. @param path the first part of their address */
export const signedAnswerLinks = ({
  path: first,
  purpose,
}: Readonly<{ path: string; purpose: string }>) => ({
  path: first,
  /** @returns the path on the market's host at which a question is answered */
  link: (id: string, until: Date, { market, secret }: Signer): string =>
    `${first}/${id}.${signToken(subjectOf(market, id), until, { secret, purpose })}`,
  /** The question that a path names; null for a path that is no such link, or a changed one. */
  read(path: string, now: Date, { market, secret }: Signer): ReadLink | null {
    if (!path.startsWith(`${first}/`)) return null;
    const [, id = "", token = ""] =
      /^([\da-f-]{36})\.(.+)$/.exec(path.slice(first.length + 1)) ?? [];
    if (!z.guid().safeParse(id).success) return null;
    const state = readToken(token, subjectOf(market, id), now, { secret, purpose });
    return state === "wrong" ? null : { id, isExpired: state === "expired" };
  },
});

/** Where coordinators answer, the same in all markets. */
export const coordinatorLinks = signedAnswerLinks({
  path: "/coordinator-answer",
  purpose: "coordinator-answer",
});
