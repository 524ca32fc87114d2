import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { redirectPolicy } from "./policy.ts";
import { redirectById } from "./store.ts";

/** How several people edit one redirect. */
export const redirectEditing: PresenceKind = {
  subject: "redirect",
  name: "Redirect",
  path: "/:country/redirects",
  access: redirectPolicy.read,
  absent: "There is no such redirect.",
  isStored: async (db, market, id) => (await redirectById(db, market, id)) !== null,
};
