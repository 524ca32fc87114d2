import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { formatLongDate } from "#markets/format.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { departuresByIds, isOffered } from "../ask/asked-departure.ts";
import type { RequestScene } from "../ask/scene.ts";
import { mailLocalizer } from "../mails/letters.ts";
import { kindFor } from "../rules.ts";
import type { StoredRequest } from "../store.ts";

/**
 * The paragraphs that offer other departures, with their addresses; none where none is offered.
 * @throws Problem 422 for one on which nobody can ask for a seat
 */
export const otherDates = async (
  db: Database,
  scene: RequestScene,
  { market, seats }: StoredRequest,
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const localizer = mailLocalizer(scene, market);
  const found = await departuresByIds(db, market, ids);
  const lines = ids.map((id, index) => {
    const departure = found.get(id);
    if (
      !departure ||
      !isOffered(departure) ||
      kindFor(departure.tour, localizer.today) !== "seat"
    ) {
      const message = "No seat can be asked for on this departure.";
      throw new Problem(422, message, { errors: [{ path: `otherTourIds.${index}`, message }] });
    }
    const { tour, travel } = departure;
    const path = tourPath(localizer, travel.slug, tour.code);
    const date = formatLongDate(tour.departureDate, localizer.market);
    return `${travel.name}, ${date}: ${scene.siteOf(market) ?? ""}${path}?ask${seats === 2 ? "&people=2" : ""}`;
  });
  return [localizer.t("request.answerOthers"), ...lines];
};
