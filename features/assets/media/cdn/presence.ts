import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { mediaPolicy } from "../policy.ts";
import { fileRecord } from "./store.ts";

/** How people see each other at a plain file. */
export const filePresence: PresenceKind = {
  subject: "cdn-file",
  name: "File",
  path: "/:country/cdn",
  isOfCompany: true,
  access: mediaPolicy.read,
  absent: "There is no such file.",
  isStored: async (db, _market, id) => (await fileRecord(db, id)) !== null,
};
