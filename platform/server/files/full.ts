/** A disk without room for what was to be written. */
export class DiskFull extends Error {}

// PostgreSQL, appendix A; the others are of the operating system, a quota's among them.
const codes = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether an error says that a disk is full, ours or the database server's. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull ||
  (error instanceof Error &&
    (("code" in error && codes.has(String(error.code))) || isDiskFull(error.cause)));
