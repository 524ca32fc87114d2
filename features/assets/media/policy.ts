import type { Policy } from "#platform/calls/access.ts";

export const mediaPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentMedia = "There is no such picture.";
