import type { Policy } from "#platform/server/http/routes/access.ts";

const administrators = { role: "admin", denial: "Jobs are for administrators." } as const;

export const jobPolicy = {
  read: administrators,
  retry: administrators,
} as const satisfies Policy;
