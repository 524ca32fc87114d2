import { composeAllBlocks } from "#demo/compose/all-blocks.ts";
import type { Demo } from "#demo/read/demo.ts";
import { allBlocksIn } from "#demo/read/phrases.ts";
import type { PageInput } from "#features/pages/contract.ts";
import { newPage } from "#features/pages/page-defaults.ts";
import "#features/media/store.ts";
import { loadPage } from "./pages.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";

const storedPictures = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom("media")
    .select(["id", "folder", "name"])
    .where("folder", "like", "demo/%")
    .execute();
  return new Map(rows.map(({ id, folder, name }) => [`${folder}/${name}`, id]));
};

/** Whether staff, or an earlier start, have left any page: then the demo adds none. */
export const hasPages = async (db: Database): Promise<boolean> =>
  (await db.selectFrom("custom_page").select("id").limit(1).executeTakeFirst()) !== undefined;

/** A page with every block, in two markets: it is for looking at, so search engines leave it out. */
export const loadAllBlocks = async (
  db: Database,
  { people, phrases }: Pick<Demo, "people" | "phrases">,
  today: string,
): Promise<void> => {
  const pictures = await storedPictures(db);
  const picture = (kind: string, name: string) => pictures.get(`demo/${kind}/${name}`) ?? null;
  for (const id of allBlocksIn) {
    const market = marketById(id);
    const words = phrases.allBlocks[market.language];
    const page = newPage("start");
    const blocks = composeAllBlocks(market, words, people, picture, today).map(
      ([blockType, content], index): PageInput["blocks"][number] => ({
        id: `block-${index + 1}`,
        blockType,
        content,
        enabled: true,
        schedule: null,
      }),
    );
    await loadPage(db, id, {
      ...page,
      name: words.name,
      slug: words.slug,
      isPublished: true,
      seo: { ...page.seo, robots: "noindex,nofollow" },
      blocks,
    });
  }
};
