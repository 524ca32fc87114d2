import { recordAudits } from "#features/records/audit/store.ts";
import type { PublishedRecords } from "#features/catalogue/bulk-actions/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Travel } from "../contract.ts";
import { anyTravel, conditionsOf } from "../listing/conditions.ts";
import { versionsOfTravels } from "../listing/order.ts";
import { assertSave, inputOf, saveTravel, type TravelSaves } from "../save/save-travel.ts";
import { travelById, allTravelsByIds } from "../store.ts";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";

/** Travels, as bulk actions publish, unpublish and purge them. */
export const bulkTravels = (saves: TravelSaves): PublishedRecords<Travel> => ({
  subject: "travel",
  find: ({ db, market, today }, { search, published }, limit) =>
    versionsOfTravels(db, conditionsOf(market, today, { ...anyTravel, search, published }), limit),
  byId: travelById,
  byIds: allTravelsByIds,
  async findProblems({ db, market }, travels, isPublished) {
    const problems = new Map<string, Problem>();
    for (const travel of travels)
      try {
        await assertSave(saves, db, market, travel, { ...inputOf(travel), isPublished });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        problems.set(travel.id, error);
      }
    return problems;
  },
  publish: (context, travel, isPublished, { ifVersion }) =>
    saveTravel({ ...context, ...saves }, travel.id, { ...inputOf(travel), isPublished }, ifVersion),
  async purge({ db, market, actor }, { id, tripId, name }) {
    await recordAudits(db, [
      {
        actor,
        market,
        action: "purge",
        subject: "travel",
        subjectId: id,
        name,
        before: null,
        after: null,
      },
    ]);
    await invalidateTags(db, tagsOfTravels(market, [{ id, tripId }]));
  },
});
