import type { Demo } from "#demo/read/demo.ts";
import type { PageContent } from "#features/page-contents/contract.ts";
import { contentTag } from "#features/page-contents/store.ts";
import "#features/trips/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

type Pictures = ReadonlyMap<string, NonNullable<PageContent["picture"]>>;

/** The pictures of the trips that lend theirs to a page, by the trip's code. */
const lentPictures = async (db: Database, pictured: Demo["pictured"]): Promise<Pictures> => {
  const trips = await db
    .selectFrom("trip")
    .select(["code", "wide_id", "poster_id"])
    .where("code", "in", Object.values(pictured))
    .execute();
  return new Map(
    trips.flatMap(({ code, wide_id: wide, poster_id: tall }) =>
      wide && tall ? [[code, { wide, tall }] as const] : [],
    ),
  );
};

const withPicture = (content: PageContent, picture: PageContent["picture"]): PageContent =>
  picture ? { ...content, picture } : content;

/**
 * The texts of every market's own pages, with pictures of trips that are stored already. A demo that
 * was stored before gets those that it lacks, and the newer ones where staff have not written
 * anything themselves (a version past the first).
 */
export const loadDemoContents = async (
  db: Database,
  { contents, pictured }: Pick<Demo, "contents" | "pictured">,
): Promise<void> => {
  const lent = await lentPictures(db, pictured);
  const pictureOf = new Map(
    Object.entries(pictured).map(([route, trip]) => [route, lent.get(trip)]),
  );
  const rows = Object.entries(contents).flatMap(([market, texts]) =>
    Object.entries(texts).map(([key, content]) => ({
      market,
      kind: "fixed" as const,
      key,
      content: JSON.stringify(withPicture(content, pictureOf.get(key))),
    })),
  );
  if (rows.length === 0) return;
  const written = await db
    .insertInto("page_content")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["market", "kind", "key"])
        .doUpdateSet((row) => ({ content: row.ref("excluded.content"), updated_at: new Date() }))
        .where("page_content.version", "=", 1)
        .whereRef("page_content.content", "is distinct from", (row) => row.ref("excluded.content")),
    )
    .returning("market")
    .execute();
  const markets = new Set(written.map(({ market }) => market));
  if (markets.size > 0) await invalidateTags(db, ["content", ...[...markets].map(contentTag)]);
};
