import type { Policy } from "#platform/calls/access.ts";

export const destinationPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentDestination = "There is no such destination.";
