import type { Policy } from "#platform/calls/access.ts";

export const tourPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentTour = "There is no such departure.";
export const absentTravel = "There is no such travel.";
