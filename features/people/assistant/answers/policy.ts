import type { Policy } from "#platform/calls/access.ts";

export const questionPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentHandOver = "There is no such hand-over.";
