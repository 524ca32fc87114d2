export class DiskFull extends Error {}

// 53100 is PostgreSQL's code (appendix A); EDQUOT is a user's quota.
const codes = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** True for a full disk on this machine as well as on the database server. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull ||
  (error instanceof Error &&
    (("code" in error && codes.has(String(error.code))) || isDiskFull(error.cause)));
