import type { Policy } from "#platform/calls/access.ts";

export const redirectPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;
