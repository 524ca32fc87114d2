import type { Policy } from "#platform/calls/access.ts";

export const eventPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absent = "There is no such event.";
