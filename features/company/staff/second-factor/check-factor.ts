import type { Database } from "#platform/server/database/tables.ts";
import { seal, unseal } from "#platform/server/identity/seal.ts";
import { stepOfCode } from "./authenticator.ts";
import { recoveryCodeMac, writtenRecoveryCode } from "./recovery-codes.ts";
import { sealedKeyOf, useRecoveryCode, useStep } from "./store.ts";

export type CheckOptions = Readonly<{ db: Database; secret: string; now: () => Date }>;

const purpose = "authenticator of staff";

export const sealKey = (key: string, secret: string): string => seal(key, secret, purpose);

/** The six digits, however they were grouped. */
export const writtenCode = (typed: string): string => typed.replaceAll(/\s/g, "");

/**
 * Compares a code of the authenticator and uses it up. An account whose key cannot be read, because
 * the installation's secret is another, gets in by no code.
 */
export const checkCode = async (
  { db, secret, now }: CheckOptions,
  accountId: string,
  typed: string,
): Promise<"right" | "wrong" | "used"> => {
  const sealed = await sealedKeyOf(db, accountId);
  const key = sealed === null ? null : unseal(sealed, secret, purpose);
  const step = key === null ? null : stepOfCode(writtenCode(typed), key, now());
  if (step === null) return "wrong";
  return (await useStep(db, accountId, step)) ? "right" : "used";
};

/** Compares a recovery code and uses it up. */
export const checkRecoveryCode = async (
  { db, secret }: CheckOptions,
  accountId: string,
  typed: string,
): Promise<boolean> => {
  const written = writtenRecoveryCode(typed);
  return (
    written !== null && useRecoveryCode(db, accountId, recoveryCodeMac(accountId, written, secret))
  );
};
