import { choicePictures } from "#features/assets/media/store.ts";
import { tripsById } from "#features/catalogue/trips/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices } from "#platform/server/http/routes/choices.ts";
import { tableChoices } from "#platform/server/http/routes/table-choices.ts";
import { counted } from "#platform/counted.ts";
import { destinationNames } from "./destination-names.ts";

type TravelListRow = Readonly<{
  id: string;
  slug: string;
  name: string;
  days: number;
  trip_id: string;
  is_published: boolean;
}>;

const columns = ["id", "slug", "name", "days", "trip_id", "is_published"] as const;

const toChoices = async (
  db: Database,
  language: string,
  rows: readonly TravelListRow[],
): Promise<readonly Choice[]> => {
  const trips = await tripsById(
    db,
    rows.map((row) => row.trip_id),
  );
  const posters = await choicePictures(
    db,
    language,
    [...trips.values()].map(({ posterId }) => posterId),
  );
  return rows.map(({ id, slug, name, days, trip_id, is_published }) => ({
    id,
    slug,
    label: name,
    detail: [counted(days, "day"), slug, ...(is_published ? [] : ["not published"])].join(" · "),
    picture: posters.get(trips.get(trip_id)?.posterId ?? "") ?? null,
  }));
};

/** `GET /{country}/choices/travels`: the travels of a market, including unpublished ones, which the names of their destinations find too; `ids` may also hold slugs, as links do. */
export const addTravelChoices = (api: Api): void =>
  addChoices(api, "travels", (db, market) =>
    tableChoices<TravelListRow>(db, market, {
      table: "travel",
      columns,
      findsBySlug: true,
      searched: ["name", "slug", destinationNames],
      toChoices: (rows) => toChoices(db, marketById(market).language, rows),
    }),
  );
