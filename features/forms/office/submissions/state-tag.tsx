import type { SubmissionState } from "#features/forms/submission-contract.ts";
import { stateLabels } from "#features/forms/submission-rules.ts";

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
