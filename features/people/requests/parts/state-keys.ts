import type { RequestState } from "../contract.ts";

/** What a state is called, for who has asked. */
export const stateKeys = {
  new: "request.stateNew",
  "in-talk": "request.stateTalk",
  "seat-given": "request.stateGiven",
  declined: "request.stateDeclined",
  withdrawn: "request.stateWithdrawn",
} as const satisfies Readonly<Record<RequestState, string>>;
