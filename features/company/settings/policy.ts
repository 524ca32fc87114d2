import type { Policy } from "#platform/calls/access.ts";

export const settingPolicy = {
  read: { role: "editor" },
  write: { role: "admin", denial: "Settings are for administrators." },
} as const satisfies Policy;
