import type { Demo } from "#demo/read/demo.ts";
import type { PageContent } from "#features/content/page-contents/contract.ts";
import { contentTag } from "#features/content/page-contents/store.ts";
import "#features/catalogue/trips/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

type PagePictures = ReadonlyMap<string, NonNullable<PageContent["picture"]>>;

/** The pictures of the trips that illustrate pages, by the trip's code. */
const loadTripPictures = async (
  db: Database,
  pictured: Demo["pictured"],
): Promise<PagePictures> => {
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
 * Stores the texts of every market's fixed pages, with pictures of already stored trips. In an
 * existing demo it adds missing texts, and updates those that staff have not edited (version 1).
 */
export const loadDemoContents = async (
  db: Database,
  { contents, pictured }: Pick<Demo, "contents" | "pictured">,
): Promise<void> => {
  const pictureByTrip = await loadTripPictures(db, pictured);
  const pictureByRoute = new Map(
    Object.entries(pictured).map(([route, trip]) => [route, pictureByTrip.get(trip)]),
  );
  const rows = Object.entries(contents).flatMap(([market, texts]) =>
    Object.entries(texts).map(([key, content]) => ({
      market,
      kind: "fixed" as const,
      key,
      content: JSON.stringify(withPicture(content, pictureByRoute.get(key))),
    })),
  );
  if (rows.length === 0) return;
  const changedRows = await db
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
  const markets = new Set(changedRows.map(({ market }) => market));
  if (markets.size > 0) await invalidateTags(db, ["content", ...[...markets].map(contentTag)]);
};
