import type { Policy } from "#platform/calls/access.ts";

export const requestPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentTour = "There is no such departure.";
export const absentRequest = "There is no such request.";

/** The same words for a key that never was one and for a request that has been deleted. */
export const absentKey = "This link leads to no request any more.";
