import type { Policy } from "#platform/calls/access.ts";

export const layoutPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentLayout = "There is no such part of the layout.";
