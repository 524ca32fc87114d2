import type { Policy } from "#platform/calls/access.ts";

export const travelPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentTravel = "There is no such travel.";
