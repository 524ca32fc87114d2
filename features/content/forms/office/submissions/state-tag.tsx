import type { SubmissionState } from "#features/content/forms/submission-contract.ts";
import { stateLabels } from "#features/content/forms/submission-rules.ts";

const kinds: Readonly<Record<SubmissionState, string>> = {
  new: "planned",
  open: "timed",
  answered: "live",
  declined: "quiet",
  spam: "quiet",
};

/** How far a submission is treated. */
export const StateTag = ({ state }: { state: SubmissionState }) => (
  <span className="tag state" data-kind={kinds[state]}>
    {stateLabels[state]}
  </span>
);
