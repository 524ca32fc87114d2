import { z } from "zod";
import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { absent, eventPolicy } from "./policy.ts";
import { eventById } from "./store.ts";

/** How several people edit one event. */
export const eventEditing: PresenceKind = {
  subject: "event",
  name: "Event",
  path: "/:country/events",
  id: z.guid(),
  access: eventPolicy.read,
  absent,
  isStored: async (db, market, id) => (await eventById(db, market, id)) !== null,
};
