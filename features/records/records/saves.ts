import type { z } from "zod";
import { isSame } from "#platform/changes/changes.ts";
import { readStored } from "#platform/changes/read-stored.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "./store.ts";

type Caller = Readonly<{
  trx: Database;
  market: string;
  actor: Readonly<{ email: string }>;
  params: Readonly<{ id: string }>;
  ifMatch: number | null;
}>;

/** Where a call of staff writes: in which transaction, as whom, which record, and over which version. */
export type WritePlace = Readonly<{
  context: WriteContext;
  id: string;
  /** The version that the client read; null skips the check. */
  ifVersion: number | null;
}>;

export const writePlaceOf = ({
  trx,
  market,
  actor,
  params: { id },
  ifMatch,
}: Caller): WritePlace => ({
  context: { db: trx, market, actor: actor.email },
  id,
  ifVersion: ifMatch,
});

/** @throws Problem 422 with the errors by field, unless there are none */
export const throwIfInvalid = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

/** What is particular to a kind of record when one is written; all runs in the write's transaction. */
type RecordSteps<Input extends object, Stored extends object> = Readonly<{
  kind: RecordKind<Stored>;
  /** What staff write. */
  input: z.ZodType<Input>;
  /**
   * The rules that a save has to keep.
   * @param before null for a new record
   */
  errorsOf?: (
    trx: Database,
    market: string,
    input: Input,
    before: Stored | null,
  ) => Promise<readonly RuleError[]>;
  insert: (trx: Database, market: string, input: Input, actor: string) => Promise<Stored>;
  update: (trx: Database, market: string, before: Stored, input: Input) => Promise<Stored>;
  /** @throws Problem 409 with what is in the way */
  remove: (trx: Database, market: string, before: Stored) => Promise<void>;
}>;

/** Making, saving and deleting records of a kind, each with the steps of `writeRecord`. */
export const recordSaves = <Input extends object, Stored extends object>({
  kind,
  input,
  errorsOf = async () => [],
  insert,
  update,
  remove,
}: RecordSteps<Input, Stored>) => ({
  /** @throws Problem 422 with an error by field */
  create: (context: WriteContext, value: Input): Promise<Stored> =>
    writeRecord(kind, context, {
      id: null,
      ifVersion: null,
      async write(trx) {
        throwIfInvalid(await errorsOf(trx, context.market, value, null));
        return insert(trx, context.market, value, context.actor);
      },
    }),

  /**
   * A record that stays as it is keeps its version.
   * @param ifVersion the version that the client read; null skips the check
   * @throws Problem 404, 412, 422
   */
  save: (
    context: WriteContext,
    id: string,
    value: Input,
    ifVersion: number | null,
  ): Promise<Stored> =>
    changeRecord(kind, context, {
      id,
      ifVersion,
      async write(trx, before) {
        throwIfInvalid(await errorsOf(trx, context.market, value, before));
        if (isSame(readStored(input, before), value)) return before;
        return update(trx, context.market, before, value);
      },
    }),

  /**
   * @returns the record before its deletion
   * @throws Problem 404, 409, 412
   */
  remove: (context: WriteContext, id: string, ifVersion: number | null): Promise<Stored> =>
    removeRecord(kind, context, {
      id,
      ifVersion,
      write: (trx, before) => remove(trx, context.market, before),
    }),
});
