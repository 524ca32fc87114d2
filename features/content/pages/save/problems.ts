import { structureErrors } from "#features/content/templates/rules.ts";
import { structureOf } from "#features/content/templates/store.ts";
import { hasReviewMerchant } from "#features/company/settings/store.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { PageInput } from "../contract.ts";
import { absentOwner } from "../owner/calls.ts";
import type { FindOwner } from "../owner/routes.ts";
import { ownerRecord } from "../owner-rules.ts";
import { type PlacedBlock, placementErrors, ratingsBlock } from "../parts/block-placement.ts";
import {
  type BlockCheck,
  blockErrors,
  pageErrors,
  routeSentence,
  withoutGroupMessages,
} from "../rules.ts";
import type { ResolvePaths } from "../seo/path-lookup.ts";
import { routeUseOf } from "../slug/store.ts";
import { cleanStyles } from "../styles/styles.ts";

/** What the rules of pages ask of the app, which alone knows all blocks, routes and records. */
export type PageRules = Readonly<{
  checkBlock: BlockCheck;
  /** True for a slug that a route of the market's site or the server itself uses. */
  isReserved: (market: string, slug: string) => boolean;
  /** Where each type of block may stand; undefined for an unknown one. */
  readPlaces: (db: Database) => Promise<(blockType: string) => PlacedBlock | undefined>;
  findOwner: FindOwner;
  resolvePaths: ResolvePaths;
  /** The errors of ids in blocks that name nothing of the market. */
  strayReferences: (
    db: Database,
    market: string,
    blocks: PageInput["blocks"],
  ) => Promise<readonly RuleError[]>;
}>;

/** Where a page stands, and by which rules. */
export type PageSetting = Readonly<{
  db: Database;
  market: string;
  rules: PageRules;
  /** Blocks of the stored page, which may stay and be edited whatever the page has become since. */
  standing: PageInput["blocks"];
}>;

/** What the page says by itself, its style sheets included. */
const contentProblems = async (
  page: PageInput,
  { checkBlock }: PageRules,
): Promise<readonly RuleError[]> => {
  const errors = withoutGroupMessages(pageErrors(page, (block) => blockErrors(block, checkBlock)));
  const isRefused = (path: string) => errors.some((error) => error.path === path);
  // Only the server parses style sheets: the parser is too large for the editor.
  return [...errors, ...(await cleanStyles(page, isRefused)).errors];
};

const slugProblems = async (
  { db, market, rules }: PageSetting,
  { slug }: PageInput,
): Promise<readonly RuleError[]> => {
  if (rules.isReserved(market, slug))
    return [{ path: "slug", message: "This slug belongs to a page of the site itself." }];
  const use = await routeUseOf(rules.resolvePaths, db, market, slug);
  return use === null ? [] : [{ path: "slug", message: routeSentence(slug, use) }];
};

const ownerProblems = async (
  { db, market, rules }: PageSetting,
  page: PageInput,
): Promise<readonly RuleError[]> => {
  const owner = ownerRecord(page.owner);
  return owner === null || (await rules.findOwner(db, market, owner))
    ? []
    : [{ path: "owner", message: absentOwner }];
};

const templateProblems = async (
  { db, market, standing }: PageSetting,
  { template, blocks }: PageInput,
  labelOf: (blockType: string) => string,
): Promise<readonly RuleError[]> => {
  if (template === null) return [];
  const stored = await structureOf(db, market, template);
  return stored === null
    ? [{ path: "template", message: "There is no such template." }]
    : structureErrors(stored.structure, blocks, standing, labelOf);
};

const placementProblems = async (
  { db, market, standing }: PageSetting,
  page: PageInput,
  entryOf: (blockType: string) => PlacedBlock | undefined,
): Promise<readonly RuleError[]> => {
  const hasRatings = page.blocks.some(({ blockType }) => blockType === ratingsBlock);
  const hasMerchant = !hasRatings || (await hasReviewMerchant(db, market));
  return placementErrors(page, standing, hasMerchant, entryOf);
};

/** Everything that the rules refuse of a page, by its path. */
export const pageProblems = async (
  place: PageSetting,
  page: PageInput,
): Promise<readonly RuleError[]> => {
  const content = await contentProblems(page, place.rules);
  const entryOf = await place.rules.readPlaces(place.db);
  const labelOf = (blockType: string) => entryOf(blockType)?.label ?? blockType;
  return [
    ...content,
    // A slug that no page can have names no path to look up.
    ...(content.some(({ path }) => path === "slug") ? [] : await slugProblems(place, page)),
    // Ids are looked up once they are ids.
    ...(content.some(({ path }) => path.startsWith("blocks."))
      ? []
      : await place.rules.strayReferences(place.db, place.market, page.blocks)),
    ...(await ownerProblems(place, page)),
    ...(await placementProblems(place, page, entryOf)),
    ...(await templateProblems(place, page, labelOf)),
  ];
};
