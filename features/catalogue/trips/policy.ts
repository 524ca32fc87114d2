import type { Policy } from "#platform/server/http/routes/access.ts";

export const tripPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentTrip = "There is no such trip.";
