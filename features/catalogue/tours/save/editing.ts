import type { EditedKind } from "#features/records/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { tourDraftSchema } from "../contract.ts";
import { listedTourSchema } from "../listed-contract.ts";
import { listedTour } from "../listing/list-tours.ts";
import { absentTour, tourPolicy } from "../policy.ts";
import type { Asking } from "../handed-in/asking.ts";
import { todayBy } from "./write-context.ts";
import { saveTour } from "./save-tours.ts";
import { toursByIds } from "../store.ts";

/** How several people edit one departure, in its editor or in a row of a sheet. */
export const tourEditing = (asking: Asking): EditedKind => ({
  subject: "tour",
  name: "Tour",
  path: "/:country/tours",
  access: tourPolicy.read,
  write: tourPolicy.write,
  absent: absentTour,
  input: tourDraftSchema,
  answer: listedTourSchema.omit({ version: true }),
  isStored: async (db, market, id) => (await toursByIds(db, market, [id])).has(id),
  async save(context, id, content, ifVersion) {
    const { db, market } = context;
    const today = todayBy(asking.now)(market);
    const draft = tourDraftSchema.parse(content);
    await saveTour(
      { ...context, today, asking },
      { id, version: ifVersion, travelId: null, draft },
    );
    const tour = await listedTour(db, market, today, id);
    if (tour === null) throw new Problem(404, absentTour);
    return tour;
  },
});
