import type { Policy } from "#platform/calls/access.ts";

export const tripPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentTrip = "There is no such trip.";
