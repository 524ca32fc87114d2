import type { Submission, SubmissionState } from "#features/content/forms/submission-contract.ts";
import { callApi, ifMatch } from "#platform/browser/call-api.ts";

type Versioned = Readonly<{ id: string; version: number | null }>;

/** @throws ApiError */
export const treatSubmission = (
  country: string,
  formId: string,
  { id, version }: Versioned,
  state: SubmissionState,
): Promise<Submission> =>
  callApi("PUT", `${country}/forms/${formId}/submissions/${id}`, { state }, ifMatch(version));

/** @throws ApiError */
export const deleteSubmission = (
  country: string,
  formId: string,
  { id, version }: Versioned,
): Promise<Submission> =>
  callApi("DELETE", `${country}/forms/${formId}/submissions/${id}`, undefined, ifMatch(version));
