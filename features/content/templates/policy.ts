import type { Policy } from "#platform/calls/access.ts";

export const templatePolicy = {
  read: { role: "editor" },
  write: { role: "super-editor", denial: "Templates are for super editors." },
} as const satisfies Policy;

export const absentTemplate = "There is no such template.";
