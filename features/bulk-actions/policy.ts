import type { Policy } from "#platform/server/http/routes/access.ts";

const administrators = { role: "admin", denial: "Bulk actions are for administrators." } as const;

export const bulkPolicy = {
  read: administrators,
  write: administrators,
} as const satisfies Policy;

export const absentRun = "There is no such bulk action.";
