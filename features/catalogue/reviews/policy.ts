import type { Policy } from "#platform/calls/access.ts";

export const reviewPolicy = {
  read: { role: "editor" },
  decide: { role: "editor" },
  fetch: { role: "editor" },
} as const satisfies Policy;
