import type { Policy } from "#platform/server/http/routes/access.ts";

export const coordinatorPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;
