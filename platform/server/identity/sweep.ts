import type { Database } from "#platform/server/database/tables.ts";
import { dropExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { SweepOptions } from "#platform/server/database/upkeep/sweep.ts";
import type {} from "./attempts.ts";
import type {} from "./provider/payload-table.ts";
import type {} from "./session/table.ts";

/** What the sign-ins of all realms leave behind when it has run out. */
export const identitySweeps = (db: Database, now: () => Date): SweepOptions["tasks"] => [
  (most) => dropExpired(db, "oidc_payload", ["expires_at"], now(), most),
  (most) => dropExpired(db, "session", ["idle_until", "ends_at"], now(), most),
  (most) => dropExpired(db, "sign_in_attempt", ["ends_at"], now(), most),
];
