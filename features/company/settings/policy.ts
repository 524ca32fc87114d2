import type { Policy } from "#platform/server/http/routes/access.ts";

export const settingPolicy = {
  read: { role: "editor" },
  write: { role: "admin", denial: "Settings are for administrators." },
} as const satisfies Policy;
