import type { Policy } from "#platform/calls/access.ts";

/** What editors begin and see of it is narrowed down below: administrators do and see all. */
export const bulkPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentRun = "There is no such bulk action.";
