import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { MediaUser, MediaUsers } from "#features/assets/media/library-contract.ts";
import type { PictureUses } from "#features/assets/media/store.ts";

type UseRow = Readonly<{
  kind: MediaUser["kind"];
  market: string | null;
  id: string;
  name: string;
  place: string;
  thing: string;
}>;

/** More places are not told one by one. */
const maxRows = 1000;
const maxUsers = 100;

/** One thing in several markets is told once, as it is in the market that is worked on. */
const toUser = (rows: readonly UseRow[], market: string): MediaUser[] => {
  const shown = rows.find((row) => row.market === market) ?? rows[0];
  if (!shown) return [];
  const { kind, id, name } = shown;
  return [
    {
      kind,
      id,
      name,
      country: shown.market === null ? null : marketById(shown.market).apiCountry,
      markets: new Set(rows.flatMap((row) => row.market ?? [])).size,
      places: [...new Set(rows.filter((row) => row.id === id).map(({ place }) => place))],
    },
  ];
};

/** What shows a picture, in all markets, each thing once. */
export const mediaUsers = async (
  db: Database,
  uses: PictureUses,
  market: string,
  mediaId: string,
): Promise<MediaUsers> => {
  const { rows } = await sql<UseRow>`
    select kind, market, id, name, place, thing from (${uses}) as media_use
    where media_id = ${mediaId}::uuid order by kind, thing, market, place limit ${maxRows}
  `.execute(db);
  const things = Map.groupBy(rows, ({ thing }) => thing);
  const users = [...things.values()].flatMap((each) => toUser(each, market));
  return { items: users.slice(0, maxUsers), total: users.length };
};
