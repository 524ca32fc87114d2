import { saveCoordinator } from "#features/catalogue/coordinators/save.ts";
import { visibleCoordinators } from "#features/catalogue/coordinators/store.ts";
import { hasPageAt } from "#features/content/pages/store.ts";
import { saveDecision } from "#features/catalogue/reviews/save.ts";
import { newestReviews } from "#features/catalogue/reviews/store.ts";
import { travelsByIds } from "#features/catalogue/travels/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Change } from "./change.ts";

const market = "it-IT";

/** A coordinator's words, and a review that is shown and hidden in turn. */
export const voiceChanges = async (db: Database): Promise<readonly Change[]> => {
  const context = { db, market, actor: "bench" };
  const [coordinator] = await visibleCoordinators(db, market);
  const [review] = await newestReviews(db, market, {}, 1);
  if (!coordinator || !review?.travelId) throw new Error("The demo has no voices.");
  const [travel] = await travelsByIds(db, market, [review.travelId]);
  const { id, ...stored } = coordinator;
  return [
    {
      name: "words of a coordinator",
      path: `/coordinatori/${coordinator.slug}`,
      async write(round) {
        const bio = `Con le mie parole, giro ${round}.`;
        const written = { ...stored, bio, isShown: true, email: null };
        await saveCoordinator({ ...context, hasPageAt }, id, written, null);
        return (html) => html.includes(bio);
      },
    },
    {
      name: "decision on a review",
      path: `/viaggi/${travel?.slug}`,
      async write(round) {
        const state = round % 2 === 0 ? "shown" : "waiting";
        await saveDecision(context, review.id, { state, reason: null, note: "" }, null);
        return (html) => html.includes(`>${review.quote}<`) === (state === "shown");
      },
    },
  ];
};
