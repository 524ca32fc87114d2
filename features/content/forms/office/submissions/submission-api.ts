import type { Submission, SubmissionState } from "#features/content/forms/submission-contract.ts";
import * as calls from "#features/content/forms/submissions/calls.ts";
import { call } from "#platform/browser/call.ts";

type Versioned = Readonly<{ id: string; version: number | null }>;

/** @throws ApiError */
export const treatSubmission = (
  country: string,
  formId: string,
  { id, version }: Versioned,
  state: SubmissionState,
): Promise<Submission> =>
  call(
    calls.saveSubmission,
    { country, id: formId, submission: id },
    { body: { state }, ifMatch: version },
  );

/** @throws ApiError */
export const deleteSubmission = (
  country: string,
  formId: string,
  { id, version }: Versioned,
): Promise<Submission> =>
  call(calls.deleteSubmission, { country, id: formId, submission: id }, { ifMatch: version });
