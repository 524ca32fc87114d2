import { z } from "zod";
import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { coordinatorPolicy } from "./policy.ts";
import { coordinatorById } from "./store.ts";

/** How several people edit one coordinator. */
export const coordinatorEditing: PresenceKind = {
  subject: "coordinator",
  name: "Coordinator",
  path: "/:country/coordinators",
  id: z.guid(),
  access: coordinatorPolicy.read,
  absent: "There is no such coordinator.",
  isStored: async (db, market, id) => (await coordinatorById(db, market, id)) !== null,
};
