import { Problem } from "../http/problem.ts";
import type { Database } from "./tables.ts";

/** Attempts before the caller gets 503. */
const maxTries = 4;

const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error ? String(error.code) : null;

// PostgreSQL, appendix A: a serialization failure and a deadlock. Both were rolled back.
const isRetryable = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error) ?? "");

/**
 * Runs `work` in the caller's transaction, or in a new one, which is retried from its first read
 * after a conflict with others.
 * @throws Problem 503 when every attempt conflicted
 */
export const inTransaction = async <Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> => {
  if (db.isTransaction) return work(db);
  for (let tries = 1; tries <= maxTries; tries += 1)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
  throw new Problem(503, "Too many others are saving this now. Please try again.");
};

/** The name of the violated constraint or unique index; null for any other error. */
export const violatedUnique = (error: unknown): string | null =>
  codeOf(error) === "23505" && error instanceof Error && "constraint" in error
    ? String(error.constraint)
    : null;
