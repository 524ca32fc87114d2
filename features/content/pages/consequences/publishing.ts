import { redirectFrom } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { BlockSchema } from "../block-contract.ts";
import type { Block, PageInput, PagePublishing } from "../contract.ts";
import { isEmptyBlock } from "../parts/empty-block.ts";
import { visitorTitle } from "../parts/page-heading.ts";
import { listedRobots } from "../store.ts";
import { pathOnceOnline } from "./find.ts";

/** A block type's entry in the catalogue, undefined for an unknown one. */
export type EntryOf = (
  blockType: string,
) => Pick<BlockSchema, "name" | "label" | "needs"> | undefined;

const emptyBlocksOf = (blocks: readonly Block[], entryOf: EntryOf) =>
  blocks.flatMap(({ id, blockType, content }) => {
    const entry = entryOf(blockType);
    return entry?.needs && isEmptyBlock(content, entry.needs)
      ? [{ id, label: entry.label, message: entry.needs.message }]
      : [];
  });

/** What visitors will meet once the page is published as it is, of which nothing is written yet. */
export const pagePublishing = async (
  db: Database,
  market: string,
  page: PageInput,
  entryOf: EntryOf,
): Promise<PagePublishing> => {
  const path = pathOnceOnline(page);
  const away = path === null ? null : await redirectFrom(db, market, path);
  const enabled = page.blocks.filter((block) => block.enabled);
  const emptyBlocks = emptyBlocksOf(enabled, entryOf);
  const emptyIds = new Set(emptyBlocks.map(({ id }) => id));
  const drawn = enabled.filter(({ id }) => !emptyIds.has(id));
  const { title, description, robots } = page.seo;
  return {
    path,
    isListed: path !== null && listedRobots.includes(robots),
    redirect: away?.enabled ? away : null,
    emptyBlocks,
    showsSomething: drawn.some(({ blockType }) => blockType !== "wr-space"),
    title: visitorTitle(title, drawn),
    lacks: page.owner
      ? []
      : [
          ...(title.trim() === "" ? (["title"] as const) : []),
          ...(description.trim() === "" ? (["description"] as const) : []),
        ],
  };
};
