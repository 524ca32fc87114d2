import { type BlockName, blockSchemas } from "#blocks/schemas.ts";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { insertPage } from "#features/content/pages/store.ts";
import { saveVersion } from "#features/content/pages/versions/store.ts";
import { openStructure, type Structure } from "#features/content/templates/contract.ts";
import { writeStructure } from "#features/content/templates/store.ts";
import { markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";

type TemplateBlock = BlockName | readonly [blockType: BlockName, facts: Block["content"]];

type DemoTemplate = Readonly<{
  name: string;
  kind: "template" | "block-list";
  blocks: readonly TemplateBlock[];
  structure?: Partial<Structure>;
}>;

/** Facts alone: the words are those of whoever writes the page. */
const demoTemplates: readonly DemoTemplate[] = [
  {
    name: "Season or holiday",
    kind: "template",
    blocks: [
      ["wr-banner", { height: "tall" }],
      ["wr-tours", { onlyConfirmed: true, limit: 8 }],
      "wr-text",
      ["wr-travels", { sort: "price-asc", limit: 6 }],
      "wr-user-rating-carousel",
      "wr-faq",
      "wr-call-to-action",
    ],
    structure: { fixed: ["wr-banner", "wr-tours"], forbidden: ["wr-form"] },
  },
  {
    name: "Theme of travels",
    kind: "template",
    blocks: [
      "wr-hero",
      "wr-text",
      ["wr-travels", { limit: 9 }],
      "wr-gallery",
      ["wr-coordinators", { limit: 4 }],
      "wr-call-to-action",
    ],
  },
  {
    name: "Landing, one form",
    kind: "template",
    blocks: ["wr-hero", "wr-text", "wr-form", "wr-promises"],
    structure: { fixed: ["wr-form"], forbidden: ["wr-travels", "wr-tours"] },
  },
  {
    name: "Why one can trust us",
    kind: "block-list",
    blocks: [["wr-promises", { tone: "dark" }], "wr-user-rating-carousel", "wr-faq"],
  },
  {
    name: "Next departures",
    kind: "block-list",
    blocks: [["wr-tours", { onlyConfirmed: true, limit: 5 }], "wr-call-to-action"],
  },
];

const toBlock = (block: TemplateBlock, index: number): Block => {
  const [blockType, facts] = typeof block === "string" ? [block, {}] : block;
  return {
    id: `${blockType}-${index + 1}`,
    blockType,
    content: { ...blockSchemas[blockType].start, ...facts },
    enabled: true,
    schedule: null,
  };
};

const toPage = ({ name, kind, blocks }: DemoTemplate): PageInput => ({
  ...newPage("start"),
  name,
  owner: { kind },
  blocks: blocks.map(toBlock),
});

/** Loads templates and lists of blocks into each market, unless there are some already. */
export const loadDemoTemplates = async (db: Database): Promise<void> => {
  const existing = await db
    .selectFrom("custom_page")
    .select("id")
    .where("owner_kind", "in", ["template", "block-list"])
    .limit(1)
    .executeTakeFirst();
  if (existing) return;
  for (const { id: market } of markets)
    for (const template of demoTemplates) {
      const page = await insertPage(db, market, toPage(template));
      await saveVersion(db, market, page, { author: null, summary: "" });
      if (template.structure)
        await writeStructure(db, market, page.id, { ...openStructure, ...template.structure });
    }
};
