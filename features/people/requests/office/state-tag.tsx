import type { RequestState } from "../contract.ts";

export const stateLabels: Readonly<Record<RequestState, string>> = {
  new: "New",
  "in-talk": "In talk",
  "seat-given": "Seat given",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

const kinds: Readonly<Record<RequestState, string>> = {
  new: "planned",
  "in-talk": "timed",
  "seat-given": "live",
  declined: "quiet",
  withdrawn: "quiet",
};

export const StateTag = ({ state }: Readonly<{ state: RequestState }>) => (
  <span className="tag state" data-kind={kinds[state]}>
    {stateLabels[state]}
  </span>
);
