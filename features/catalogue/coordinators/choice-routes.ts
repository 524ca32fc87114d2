import { choicePictures } from "#features/assets/media/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices } from "#platform/server/http/routes/choices.ts";
import { tableChoices } from "#platform/server/http/routes/table-choices.ts";
import { counted } from "#platform/counted.ts";

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
    detail: [
      city,
      counted(trips_led, "trip led", "trips led"),
      ...(is_shown ? [] : ["not shown"]),
    ].join(" · "),
    picture: portraits.get(portrait_id ?? "") ?? null,
  }));
};

/**
 * `GET /{country}/choices/coordinators`: the coordinators of a market, including hidden ones; `ids`
 * may also hold slugs, as links do.
 */
export const addCoordinatorChoices = (api: Api): void =>
  addChoices(api, "coordinators", (db, market) =>
    tableChoices<CoordinatorRow>(db, market, {
      table: "coordinator",
      columns,
      findsBySlug: true,
      searched: ["name", "city"],
      toChoices: (rows) => toChoices(db, marketById(market).language, rows),
    }),
  );
