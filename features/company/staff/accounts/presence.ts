import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { accountPolicy } from "../policy.ts";
import { findAccount } from "./store.ts";

/** How people see each other at an account. */
export const accountPresence: PresenceKind = {
  subject: "staff-account",
  name: "StaffAccount",
  path: "/:country/staff",
  isOfCompany: true,
  access: accountPolicy.read,
  absent: "There is no such account.",
  isStored: async (db, _market, id) => (await findAccount(db, id, null)) !== null,
};
