import type { Policy } from "#platform/calls/access.ts";

export const pagePolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
  writeTemplate: { role: "super-editor", denial: "Templates are for super editors." },
} as const satisfies Policy;
