import { sql } from "kysely";
import { choicePictures } from "#features/media/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices, uuidsAmong } from "#platform/server/http/routes/choices.ts";

type CoordinatorRow = Readonly<{
  id: string;
  slug: string;
  name: string;
  city: string;
  trips_led: number;
  portrait_id: string | null;
  is_shown: boolean;
}>;

const columns = ["id", "slug", "name", "city", "trips_led", "portrait_id", "is_shown"] as const;

const toChoices = async (
  db: Database,
  language: string,
  rows: readonly CoordinatorRow[],
): Promise<readonly Choice[]> => {
  const portraits = await choicePictures(
    db,
    language,
    rows.map((row) => row.portrait_id),
  );
  return rows.map(({ id, slug, name, city, trips_led, portrait_id, is_shown }) => ({
    id,
    slug,
    label: name,
    detail: [city, `${trips_led} trips led`, ...(is_shown ? [] : ["not shown"])].join(" · "),
    picture: portraits.get(portrait_id ?? "") ?? null,
  }));
};

/** `GET /{country}/choices/coordinators`: coordinators of a market, hidden ones too. */
export const addCoordinatorChoices = (api: Api): void =>
  addChoices(api, "coordinators", (db, market) => {
    const { language } = marketById(market);
    const ofMarket = db.selectFrom("coordinator").where("market", "=", market);
    return {
      async find({ patterns, limit, offset }) {
        const matching = ofMarket.where((eb) =>
          eb.and(
            patterns.map((pattern) =>
              eb.or([eb("name", "ilike", pattern), eb("city", "ilike", pattern)]),
            ),
          ),
        );
        const { total } = await matching
          .select(sql<number>`count(*)`.as("total"))
          .executeTakeFirstOrThrow();
        const rows = await matching
          .select(columns)
          .orderBy("name")
          .orderBy("id")
          .limit(limit)
          .offset(offset)
          .execute();
        return { items: await toChoices(db, language, rows), total };
      },
      async named(ids) {
        const known = uuidsAmong(ids);
        if (known.length === 0) return [];
        const rows = await ofMarket.select(columns).where("id", "in", known).execute();
        return toChoices(db, language, rows);
      },
    };
  });
