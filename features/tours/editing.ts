import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { absentTour, tourPolicy } from "./policy.ts";
import { toursByIds } from "./store.ts";

/** How several people edit one departure, in its editor or in a row of a sheet. */
export const tourEditing: PresenceKind = {
  subject: "tour",
  name: "Tour",
  path: "/:country/tours",
  access: tourPolicy.read,
  absent: absentTour,
  isStored: async (db, market, id) => (await toursByIds(db, market, [id])).has(id),
};
