import type { Policy } from "#platform/server/http/routes/access.ts";

export const reviewPolicy = {
  read: { role: "editor" },
  decide: { role: "editor" },
  fetch: { role: "editor" },
} as const satisfies Policy;
