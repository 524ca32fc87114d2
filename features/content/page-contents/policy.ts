import type { Policy } from "#platform/calls/access.ts";

export const contentPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentContent = "There is no such text in this market.";
