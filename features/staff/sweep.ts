import type { Database } from "#platform/server/database/tables.ts";
import { dropExpired } from "#platform/server/database/drop-expired.ts";
import type { SweepOptions } from "#platform/server/database/sweep.ts";

/** What sign-ins leave behind when it has run out. */
export const staffSweeps = (db: Database, now: () => Date): SweepOptions["tasks"] => [
  (most) => dropExpired(db, "oidc_payload", ["expires_at"], now(), most),
  (most) => dropExpired(db, "session", ["idle_until", "ends_at"], now(), most),
  (most) => dropExpired(db, "sign_in_attempt", ["ends_at"], now(), most),
];
