import { z } from "zod";
import type { EditedKind } from "#features/records/records/store.ts";
import { eventInputSchema, eventRecordSchema } from "./contract.ts";
import { absent, eventPolicy } from "./policy.ts";
import { type FollowEvent, saveEvent } from "./save.ts";
import { eventById } from "./store.ts";

/** What saves of events are made with. */
export type EventSaves = Readonly<{ followEvent: FollowEvent }>;

/** How several people edit one event. */
export const eventEditing = ({ followEvent }: EventSaves): EditedKind => ({
  subject: "event",
  name: "Event",
  path: "/:country/events",
  id: z.guid(),
  access: eventPolicy.read,
  write: eventPolicy.write,
  absent,
  input: eventInputSchema,
  answer: eventRecordSchema,
  isStored: async (db, market, id) => (await eventById(db, market, id)) !== null,
  save: (context, id, content, ifVersion) =>
    saveEvent({ ...context, followEvent }, id, eventInputSchema.parse(content), ifVersion),
});
