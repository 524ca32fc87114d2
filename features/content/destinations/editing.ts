import { z } from "zod";
import type { EditedKind } from "#features/records/records/store.ts";
import { destinationInputSchema, destinationRecordSchema } from "./contract.ts";
import { absentDestination, destinationPolicy } from "./policy.ts";
import { saveDestination, type SearchUpdates } from "./save/save-destination.ts";
import { destinationById } from "./store.ts";

/** How several people edit one destination. */
export const destinationEditing = ({ refreshSearchVectors }: SearchUpdates): EditedKind => ({
  subject: "destination",
  name: "Destination",
  path: "/:country/destinations",
  id: z.guid(),
  access: destinationPolicy.read,
  write: destinationPolicy.write,
  absent: absentDestination,
  input: destinationInputSchema,
  answer: destinationRecordSchema,
  isStored: async (db, market, id) => (await destinationById(db, market, id)) !== null,
  save: (context, id, content, ifVersion) =>
    saveDestination(
      { ...context, refreshSearchVectors },
      id,
      destinationInputSchema.parse(content),
      ifVersion,
    ),
});
