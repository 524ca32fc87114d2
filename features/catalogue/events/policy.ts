import type { Policy } from "#platform/server/http/routes/access.ts";

export const eventPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absent = "There is no such event.";
