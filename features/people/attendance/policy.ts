import type { Policy } from "#platform/calls/access.ts";

export const absentEvent = "There is no such event.";

/** Names of those who come are for staff of the market. */
export const attendancePolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;
