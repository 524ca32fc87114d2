import { contents } from "#demo/contents/contents.ts";
import { contentTag } from "#features/page-contents/store.ts";
import { raiseTags } from "#platform/server/cache/versions.ts";
import type { Database } from "#platform/server/database/tables.ts";

/**
 * The texts of every market's own pages. A demo that was stored before gets those that it lacks, and
 * the newer ones where staff have not written anything themselves (a version past the first).
 */
export const loadDemoContents = async (db: Database): Promise<void> => {
  const rows = Object.entries(contents).flatMap(([market, texts]) =>
    Object.entries(texts).map(([key, content]) => ({
      market,
      kind: "fixed" as const,
      key,
      content: JSON.stringify(content),
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
  if (markets.size > 0) await raiseTags(db, ["content", ...[...markets].map(contentTag)]);
};
