import type { Policy } from "#platform/server/http/routes/access.ts";

export const auditPolicy = {
  read: { role: "admin", denial: "The audit is for administrators." },
} as const satisfies Policy;
