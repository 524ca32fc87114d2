import type { Policy } from "#platform/calls/access.ts";

export const formPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export const absentForm = "There is no such form.";
export const absentSubmission = "There is no such submission.";

export const absentFile = "There is no such file.";
