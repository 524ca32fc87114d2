import { createHash } from "node:crypto";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Kinds whose records have the id of a record of another kind: a structure that of its template. */
const sharedIds: ReadonlySet<string> = new Set(["template-structure"]);

/**
 * The id under which the versions of a record lie: its own UUID, or for a record whose id is a word
 * (`header`) or another record's always the same UUID of kind and id.
 */
export const recordKey = ({
  subject,
  recordId,
}: Readonly<{ subject: string; recordId: string }>): string => {
  if (uuid.test(recordId) && !sharedIds.has(subject)) return recordId;
  const hex = createHash("sha256").update(`${subject}/${recordId}`).digest("hex");
  // Version 8 and its variant, as RFC 9562 marks UUIDs of an application's own making.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
};
