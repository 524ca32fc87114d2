import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { SweepOptions } from "#platform/server/database/upkeep/sweep.ts";
import type {} from "./attempts.ts";
import type {} from "./provider/payload-table.ts";
import type {} from "./session/table.ts";

/** Deletes expired rows of all realms' sign-ins. */
export const identitySweeps = (db: Database, now: () => Date): SweepOptions["tasks"] => [
  (limit) => deleteExpired(db, "oidc_payload", ["expires_at"], now(), limit),
  (limit) => deleteExpired(db, "session", ["idle_until", "ends_at"], now(), limit),
  (limit) => deleteExpired(db, "sign_in_attempt", ["ends_at"], now(), limit),
];
