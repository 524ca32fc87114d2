import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
} from "#features/records/records/store.ts";
import type { SubmissionState } from "../submission-contract.ts";
import {
  deleteSubmission,
  lockSubmission,
  type StoredSubmission,
  updateSubmissionState,
} from "./store.ts";

/** The audit tells that a submission was treated, and nothing of what it says or of whom it is. */
const kindOf = (formId: string): RecordKind<StoredSubmission> => ({
  subject: "form-submission",
  noun: "submission",
  lock: async (trx, market, id) =>
    id === null ? null : lockSubmission(trx, { market, formId, id }),
  idOf: ({ id }) => id,
  nameOf: ({ sentAt }) => `Submission of ${sentAt.slice(0, 10)}`,
  auditOf: ({ formId: form, state }) => ({ form, state }),
  tagsOf: () => [],
});

type Change = Readonly<{ formId: string; id: string; ifVersion: number | null }>;

/** @throws Problem 404, 412 */
export const saveSubmissionState = (
  context: WriteContext,
  { formId, id, ifVersion }: Change,
  state: SubmissionState,
): Promise<StoredSubmission> =>
  changeRecord(kindOf(formId), context, {
    id,
    ifVersion,
    write: async (trx, before) =>
      before.state === state
        ? before
        : updateSubmissionState(trx, { market: context.market, formId, id }, state),
  });

/** @throws Problem 404, 412 */
export const removeSubmission = (
  context: WriteContext,
  { formId, id, ifVersion }: Change,
): Promise<StoredSubmission> =>
  removeRecord(kindOf(formId), context, {
    id,
    ifVersion,
    write: (trx) => deleteSubmission(trx, { market: context.market, formId, id }),
  });
