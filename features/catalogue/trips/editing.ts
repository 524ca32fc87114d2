import type { EditedKind } from "#features/records/records/store.ts";
import { tripInputSchema, tripRecordSchema } from "./contract.ts";
import { absentTrip, tripPolicy } from "./policy.ts";
import { inputOf, saveTrip, type SearchUpdates } from "./save/save-trip.ts";
import { storedTrip } from "./store.ts";

/** How several people edit one trip, whichever market they work on. */
export const tripEditing = ({ refreshSearchVectors }: SearchUpdates): EditedKind => ({
  subject: "trip",
  name: "Trip",
  path: "/:country/trips",
  isOfCompany: true,
  access: tripPolicy.read,
  write: tripPolicy.write,
  absent: absentTrip,
  input: tripInputSchema,
  answer: tripRecordSchema,
  isStored: async (db, _market, id) => (await storedTrip(db, id)) !== null,
  async save(context, id, content, ifVersion) {
    const trip = tripInputSchema.parse(content);
    const saved = await saveTrip({ ...context, refreshSearchVectors }, id, trip, ifVersion);
    return { ...inputOf(saved), id: saved.id, version: saved.version };
  },
});
