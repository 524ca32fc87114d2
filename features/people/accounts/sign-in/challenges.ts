import { randomInt, timingSafeEqual } from "node:crypto";
import type { ColumnType, Generated, Selectable } from "kysely";
import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { keyedHash } from "#platform/server/identity/seal.ts";
import { resendAfter } from "../contract.ts";

/** What a code is for: none counts for anything else. */
export type ChallengePurpose = "sign-in" | "password" | "deletion";

type ChallengeTable = {
  id: Generated<string>;
  purpose: ChallengePurpose;
  /** In lower case. */
  email: string;
  /** Whether the e-mail had an account when the code was asked for. */
  is_existing: boolean;
  /** Hash of the browser that asked, the only one in which the code counts. */
  browser_hash: string;
  code_mac: string;
  tries: Generated<number>;
  market: MarketId;
  return_to: string;
  sent_at: Date;
  good_until: Date;
  /** When the right code of a new person was written, whose account is made next. */
  proven_at: ColumnType<Date | null, null | undefined, Date>;
  used_at: ColumnType<Date | null, null | undefined, Date>;
  ends_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    visitor_challenge: ChallengeTable;
  }
}

export type Challenge = Selectable<ChallengeTable>;

export const codeLifetimeMs = 10 * 60_000;
/** For the account of a new person, from the right code on. */
export const proofLifetimeMs = 30 * 60_000;
const retentionMs = 60 * 60_000;
export const maxTries = 5;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** A code could be found by trying all of them, if it were stored as a plain hash. */
const macOf = (id: string, code: string, secret: string): string =>
  keyedHash(`${id} ${code}`, secret, "codes of visitors");

export type NewChallenge = Pick<
  Challenge,
  "purpose" | "email" | "is_existing" | "browser_hash" | "market" | "return_to"
>;

/** An e-mail has one code of a purpose at a time: the new one ends those before. */
export const insertChallenge = async (
  trx: Database,
  challenge: NewChallenge,
  { id, code, secret, now }: Readonly<{ id: string; code: string; secret: string; now: Date }>,
): Promise<void> => {
  await trx
    .deleteFrom("visitor_challenge")
    .where("email", "=", challenge.email)
    .where("purpose", "=", challenge.purpose)
    .execute();
  await trx
    .insertInto("visitor_challenge")
    .values({
      id,
      ...challenge,
      code_mac: macOf(id, code, secret),
      sent_at: now,
      good_until: new Date(now.getTime() + codeLifetimeMs),
      ends_at: new Date(now.getTime() + codeLifetimeMs + retentionMs),
    })
    .execute();
};

/** The challenge of this browser; null for one that is gone and for one of another browser. */
export const challengeOf = async (
  db: Database,
  id: string,
  browserHash: string | null,
): Promise<Challenge | null> =>
  browserHash === null
    ? null
    : ((await db
        .selectFrom("visitor_challenge")
        .selectAll()
        .where("id", "=", id)
        .where("browser_hash", "=", browserHash)
        .executeTakeFirst()) ?? null);

/** Whether a code can still be written. */
export const isOpen = ({ proven_at, used_at, good_until, tries }: Challenge, now: Date): boolean =>
  proven_at === null && used_at === null && good_until > now && tries < maxTries;

/**
 * Puts another code in the place of the old one. The tries are not given anew.
 * @returns false where the last one was sent less than `resendAfter` ago, so that of several calls at
 *   once one sends
 */
export const replaceCode = async (
  trx: Database,
  id: string,
  { code, secret, now }: Readonly<{ code: string; secret: string; now: Date }>,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("visitor_challenge")
    .set({
      code_mac: macOf(id, code, secret),
      sent_at: now,
      good_until: new Date(now.getTime() + codeLifetimeMs),
      ends_at: new Date(now.getTime() + codeLifetimeMs + retentionMs),
    })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("proven_at", "is", null)
    .where("sent_at", "<=", new Date(now.getTime() - resendAfter * 1000))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/**
 * Burns a try before the code is compared, in one statement, so that of many codes at once no more
 * than five are.
 * @returns the tries that are left and whether the code is right; null where none is left
 */
export const tryCode = async (
  db: Database,
  id: string,
  code: string,
  { secret, now }: Readonly<{ secret: string; now: Date }>,
): Promise<Readonly<{ isRight: boolean; triesLeft: number }> | null> => {
  const row = await db
    .updateTable("visitor_challenge")
    .set({ tries: sql`tries + 1` })
    .where("id", "=", id)
    .where("tries", "<", maxTries)
    .where("used_at", "is", null)
    .where("proven_at", "is", null)
    .where("good_until", ">", now)
    .returning(["code_mac", "tries"])
    .executeTakeFirst();
  if (!row) return null;
  const isRight = timingSafeEqual(Buffer.from(macOf(id, code, secret)), Buffer.from(row.code_mac));
  return { isRight, triesLeft: maxTries - row.tries };
};

/** @returns false where it was used or proven before */
export const useChallenge = async (trx: Database, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("visitor_challenge")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("proven_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Notes that a new person has written the right code. @returns false where that was so before */
export const proveChallenge = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("visitor_challenge")
    .set({ proven_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("proven_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Whether the account of a new person can be made now. */
export const isProven = ({ proven_at, used_at }: Challenge, now: Date): boolean =>
  used_at === null && proven_at !== null && proven_at.getTime() + proofLifetimeMs > now.getTime();

/** Uses a proof for the account that it is for. @returns false where it was used before */
export const useProof = async (trx: Database, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("visitor_challenge")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("proven_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const deleteOldChallenges = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "visitor_challenge", ["ends_at"], now, limit);
