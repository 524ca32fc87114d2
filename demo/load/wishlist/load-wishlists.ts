import { accountByEmail } from "#features/people/accounts/store.ts";
import { createWishlists } from "#features/people/wishlist/wishlists.ts";
import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";

type Options = Readonly<{
  now: Date;
  /** The e-mail of the demo's own visitor. */
  email: string;
}>;

const dayMs = 86_400_000;
const savedDaysAgo = 12;
/** Of so many travels something is saved: a departure of the first two, and the others as such. */
const travels = 3;

/** The travels whose departures leave last, each with its last one. */
const lastDepartures = async (db: Database, market: Market, now: Date) => {
  const rows = await db
    .selectFrom("known_tour as tour")
    .innerJoin("known_travel as travel", (join) =>
      join
        .onRef("travel.market", "=", "tour.market")
        .onRef("travel.id", "=", "tour.travel_id")
        .on("travel.is_published", "=", true),
    )
    .select(["tour.id", "tour.travel_id", "tour.departure_date"])
    .where("tour.market", "=", market.id)
    .where("tour.is_published", "=", true)
    .where("tour.departure_date", ">", dayAt(now, market))
    .orderBy("tour.departure_date", "desc")
    .orderBy("tour.id")
    .limit(100)
    .execute();
  const byTravel = Map.groupBy(rows, ({ travel_id: travelId }) => travelId);
  return [...byTravel.values()].flatMap(([last]) => (last ? [last] : [])).slice(0, travels);
};

/** The demo's visitor has saved something in every market, unless their list there holds anything. */
export const loadDemoWishlists = async (db: Database, { now, email }: Options): Promise<void> => {
  const account = await accountByEmail(db, email);
  if (!account) return;
  const savedAt = new Date(now.getTime() - savedDaysAgo * dayMs);
  const wishlists = createWishlists({ db, now: () => savedAt });
  for (const market of markets) {
    const owner = { accountId: account.id, market: market.id };
    if ((await wishlists.list(owner)).items.length > 0) continue;
    const departures = await lastDepartures(db, market, now);
    for (const [index, { id, travel_id: travelId }] of departures.entries()) {
      await wishlists.addTravel(owner, travelId);
      if (index < 2) await wishlists.addTour(owner, id);
    }
  }
};
