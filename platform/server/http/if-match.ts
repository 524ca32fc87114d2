import { Problem } from "./problem.ts";

/**
 * Null when the client sends no `If-Match`, or `*`.
 * @throws Problem 400 for anything but the ETag of a record
 */
export const readIfMatch = (header: string | undefined): number | null => {
  if (header === undefined || header === "*") return null;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
  if (!match?.[1]) throw new Problem(400, "If-Match must hold the ETag of the record.");
  return Number(match[1]);
};
