import {
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { daysBetween } from "#markets/days.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type AbsenceInput, maxAbsenceDays } from "../absence-contract.ts";
import { deleteAbsence, insertAbsence, lockAbsence, type StoredAbsence } from "./absence-rows.ts";

const kind: RecordKind<StoredAbsence> = {
  subject: "coordinator-absence",
  noun: "absence",
  lock: lockAbsence,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  listsFields: true,
  // Visitors see nothing of it.
  tagsOf: () => [],
};

const errorsOf = async (
  trx: Database,
  market: string,
  { coordinatorId, from, to }: AbsenceInput,
): Promise<readonly RuleError[]> => {
  const coordinator = await trx
    .selectFrom("coordinator")
    .select("id")
    .where("market", "=", market)
    .where("id", "=", coordinatorId)
    .forKeyShare()
    .executeTakeFirst();
  return [
    ...(coordinator
      ? []
      : [{ path: "coordinatorId", message: "There is no such coordinator here." }]),
    ...(to < from ? [{ path: "to", message: "The last day is not before the first." }] : []),
    ...(daysBetween(from, to) >= maxAbsenceDays
      ? [{ path: "to", message: `At most ${maxAbsenceDays} days.` }]
      : []),
  ];
};

/** @throws Problem 422 with an error by field */
export const createAbsence = (context: WriteContext, input: AbsenceInput): Promise<StoredAbsence> =>
  writeRecord(kind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      const errors = await errorsOf(trx, context.market, input);
      if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
      return insertAbsence(trx, context.market, input);
    },
  });

/** @throws Problem 404, 412 */
export const removeAbsence = (
  context: WriteContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredAbsence> =>
  removeRecord(kind, context, {
    id,
    ifVersion,
    write: (trx) => deleteAbsence(trx, context.market, id),
  });
