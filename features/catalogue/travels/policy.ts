import type { Policy } from "#platform/server/http/routes/access.ts";

export const travelPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentTravel = "There is no such travel.";
