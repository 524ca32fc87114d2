import { sql } from "kysely";
import { askingBy } from "#apps/server/config/asking.ts";
import { readConfig } from "#apps/server/config/config.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { toDraft } from "#features/catalogue/tours/save/row-rules.ts";
import { saveTour } from "#features/catalogue/tours/save/save-tours.ts";
import { toTour } from "#features/catalogue/tours/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Change } from "./change.ts";

const market = "it-IT";

/** A published departure far enough ahead, with the slug of its travel. */
const plannedTour = (db: Database) =>
  db
    .selectFrom("tour")
    .innerJoin("travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .selectAll("tour")
    .select("travel.slug")
    .where("tour.market", "=", market)
    .where("tour.status", "in", ["PLANNED", "ALMOST_CONFIRMED"])
    .where("tour.is_published", "=", true)
    .where("tour.departure_date", ">", sql<string>`current_date + 60`)
    .orderBy("tour.id")
    .limit(1)
    .executeTakeFirstOrThrow();

/** A new price and a new status of one departure, on its page. */
export const departureChanges = async (db: Database): Promise<readonly Change[]> => {
  const { id, slug, code } = await plannedTour(db);
  const path = `/viaggi/${slug}/${code}`;
  const today = new Date().toISOString().slice(0, 10);
  const asking = askingBy(readConfig({ PORT: "3000" }), null, () => new Date());
  const save = async (changed: Partial<TourDraft>) => {
    const draft = { ...toDraft(toTour(await plannedTour(db))), ...changed };
    const item = { id, travelId: null, version: null, draft };
    await saveTour({ db, market, actor: "bench", today, asking }, item);
  };
  return [
    {
      name: "price of a departure",
      path,
      async write(round) {
        const euros = 7000 + round;
        await save({ priceCents: euros * 100, fullPriceCents: null, discountUntil: null });
        return (html) => html.includes(`7.${String(euros).slice(1)}`);
      },
    },
    {
      name: "status of a departure",
      path,
      async write(round) {
        const status = round % 2 === 0 ? "PLANNED" : "ALMOST_CONFIRMED";
        await save({ status });
        return (html) =>
          new RegExp(`id="status-title"[^]{0,400}?data-status="${status}"`).test(html);
      },
    },
  ];
};
