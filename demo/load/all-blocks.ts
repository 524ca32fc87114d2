import { composeAllBlocks } from "#demo/compose/all-blocks.ts";
import { composeForm, demoFormId } from "#demo/compose/form.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { AllBlocksPhrases } from "#demo/read/phrase-schemas.ts";
import { allBlocksMarkets } from "#demo/read/phrases.ts";
import { formById, insertForm } from "#features/content/forms/store.ts";
import type { PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import "#features/assets/media/store.ts";
import { loadPage } from "./pages.ts";
import type { Market } from "#markets/market-type.ts";
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

/**
 * Whether any page is stored. The demo adds its pages only if neither staff nor an earlier start
 * has stored one.
 */
export const hasPages = async (db: Database): Promise<boolean> =>
  (await db.selectFrom("custom_page").select("id").limit(1).executeTakeFirst()) !== undefined;

/** Stores the form that the page with all blocks shows. */
export const loadForm = async (
  db: Database,
  market: Market,
  texts: AllBlocksPhrases,
): Promise<void> => {
  const id = demoFormId(market.id);
  if (await formById(db, market.id, id)) return;
  await insertForm(db, market.id, composeForm(market, texts), id);
};

/**
 * Loads a page with one block of every type into two markets. It is for inspection, so search
 * engines are told to ignore it.
 */
export const loadAllBlocks = async (
  db: Database,
  { people, phrases }: Pick<Demo, "people" | "phrases">,
  today: string,
): Promise<void> => {
  const pictures = await storedPictures(db);
  const pictureId = (kind: string, name: string) => pictures.get(`demo/${kind}/${name}`) ?? null;
  for (const id of allBlocksMarkets) {
    const market = marketById(id);
    const texts = phrases.allBlocks[market.language];
    await loadForm(db, market, texts);
    const page = newPage("start");
    const blocks = composeAllBlocks(market, texts, people, pictureId, today).map(
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
      name: texts.name,
      slug: texts.slug,
      isPublished: true,
      seo: { ...page.seo, robots: "noindex,nofollow" },
      blocks,
    });
  }
};
