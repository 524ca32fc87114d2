import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readToken, signToken } from "../signed-token.ts";
import type { Accounts } from "./accounts.ts";

export type StepVisit = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  accountId: string;
  /** What tells the account's known devices apart; null on a strange one. */
  device: string | null;
  /** The address that each form of the step posts to. */
  action: string;
  /** What each form of the step sends, as HTML: it says that the password was right. */
  hidden: string;
}>;

/** What a realm asks for between the right password and the sign-in, on pages of its own. */
export type SecondStep = Readonly<{
  /** @returns true for an account that the password lets in; false once a page was sent */
  begin: (visit: StepVisit) => Promise<boolean>;
  /** Takes a form. @returns true once the account is let in; false once a page was sent */
  receive: (visit: StepVisit, fields: Readonly<Record<string, string>>) => Promise<boolean>;
}>;

type Account = NonNullable<Awaited<ReturnType<Accounts["byEmail"]>>>;

const lifetimeMs = 10 * 60_000;

export const passedFields = z
  .object({ email: z.string().max(254), passed: z.string().max(100) })
  .catchall(z.string().max(5000));

/**
 * Says in a form that the password of an account was right in this sign-in. It ends with the
 * password, and counts in no other sign-in.
 */
export const passedPassword = ({
  secret,
  realm,
  now,
}: Readonly<{ secret: string; realm: string; now: () => Date }>) => {
  const signing = { secret, purpose: `second step of ${realm}` };
  const subjectOf = (uid: string, { id, passwordHash }: Account) =>
    `${uid}\n${id}\n${passwordHash}`;
  return {
    tokenFor: (uid: string, account: Account): string =>
      signToken(subjectOf(uid, account), new Date(now().getTime() + lifetimeMs), signing),
    isGood: (token: string, uid: string, account: Account): boolean =>
      readToken(token, subjectOf(uid, account), now(), signing) === "good",
  };
};

export type PassedPassword = ReturnType<typeof passedPassword>;
