import { insertPage } from "#features/pages/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { newPage } from "#features/pages/contract.ts";

const demoPages = [
  {
    market: "it-IT",
    name: "Capodanno in gruppo",
    slug: "capodanno",
    title: "Perché in gruppo",
    text: "La notte del 31 nessuno cena da solo: il posto lo ha già scelto il coordinatore, il brindisi lo scegli tu.",
  },
  {
    market: "en-WE",
    name: "New Year with a dozen people",
    slug: "new-year",
    title: "Why in a group",
    text: "Nobody dines alone on the 31st: the coordinator has already picked the place, the toast is yours.",
  },
];

/** One published page in Italy and one in the UK, on a database that has no page yet. */
export const loadDemoPages = async (db: Database): Promise<void> => {
  const some = await db.selectFrom("custom_page").select("id").limit(1).executeTakeFirst();
  if (some) return;
  for (const { market, name, slug, title, text } of demoPages) {
    const page = newPage("start");
    await insertPage(db, market, {
      ...page,
      name,
      slug,
      isPublished: true,
      blocks: [
        ...page.blocks,
        {
          id: "story",
          blockType: "wr-text",
          content: { title, text, customCss: "" },
          enabled: true,
          schedule: null,
        },
      ],
    });
  }
};
