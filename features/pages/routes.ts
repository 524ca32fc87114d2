import { z } from "zod";
import { redirectSchema } from "#features/redirects/contract.ts";
import { redirectFrom } from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import { blockCatalogueSchema, type CatalogueEntry } from "./block-contract.ts";
import { forceFlagsSchema, type Page, pageSchema, pageSummarySchema } from "./contract.ts";
import { atLeast } from "#platform/roles.ts";
import { assertMayWriteTemplate, assertStructure, assertTemplate } from "./save/template-guard.ts";
import { assertBlocksPlaced, assertNotInMaintenance, assertNotReserved } from "./save/guard.ts";
import { ownerRecord } from "./owner-rules.ts";
import { listPages } from "./list/listing.ts";
import type { PlacedBlock } from "./parts/block-placement.ts";
import { addPageOwnerRoute, assertOwner, type FindOwner } from "./owner/routes.ts";
import { pagePolicy } from "./policy.ts";
import { checkPage, pageSaveBody } from "./save/request.ts";
import type { BlockCheck } from "./rules.ts";
import { createPage, removePage, savePage } from "./save/save-page.ts";
import type { ResolvePaths } from "./seo/path-lookup.ts";
import { assertShownAt } from "./slug/store.ts";
import { pageById } from "./store.ts";

export type PageRules = Readonly<{
  checkBlock: BlockCheck;
  /** True for a slug that a route of the market's site or the server itself uses. */
  isReserved: (market: string, slug: string) => boolean;
  /** Where each type of block may stand; undefined for an unknown one. */
  readPlaces: (db: Database) => Promise<(blockType: string) => PlacedBlock | undefined>;
}>;

export type PageRoutesOptions = PageRules &
  Readonly<{
    /** @param market id */
    blockCatalogue: (db: Database, market: string) => Promise<readonly CatalogueEntry[]>;
    findOwner: FindOwner;
    resolvePaths: ResolvePaths;
    pagesWithBrokenLinks: (
      db: Database,
      market: string,
    ) => Promise<readonly Readonly<{ id: string }>[]>;
  }>;

const absent = "There is no such page.";
const params = { id: z.uuid() };

const toResult = (page: Page) => ({ body: page, version: page.version });

const addPageReads = (
  api: Api,
  { blockCatalogue, pagesWithBrokenLinks }: PageRoutesOptions,
): void => {
  api.route({
    method: "GET",
    path: "/:country/page-composer-blocks",
    id: "listBlocks",
    summary: "The blocks that pages are made of, their examples in the market's language",
    access: pagePolicy.read,
    answer: blockCatalogueSchema,
    handle: async ({ db, market }) => ({ body: await blockCatalogue(db, market) }),
  });

  api.route({
    method: "GET",
    path: "/:country/custompages",
    id: "listPages",
    summary: "The custom pages of a market",
    access: pagePolicy.read,
    query: listQuery({
      published: queryFilter("Only published pages, or only others."),
      fixed: queryFilter("Only pages of a route, or only others."),
      planned: queryFilter(
        "Only pages that are published or unpublished by themselves, or others.",
      ),
      links: z
        .literal("broken")
        .nullable()
        .default(null)
        .describe("Only published pages that lead visitors to a 404."),
      sort: sortedBy(["updatedAt", "name", "slug"]),
    }),
    answer: listOf(pageSummarySchema),
    async handle({ db, market, query }) {
      const { page, pageSize, links, ...filter } = query;
      const broken = links === null ? null : await pagesWithBrokenLinks(db, market);
      const ids = broken && broken.map(({ id }) => id);
      const found = await listPages(db, market, { ...filter, ids, page, pageSize });
      return { body: { ...found, page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/custompages/:id",
    id: "getPage",
    summary: "A custom page with its blocks; of another market where `country` names one",
    access: pagePolicy.read,
    params,
    absent,
    query: z.strictObject({ country: z.string().max(10).optional() }),
    answer: pageSchema,
    async handle({ db, market, marketOf, params: { id }, query: { country } }) {
      const page = await pageById(db, country ? marketOf(country) : market, id);
      if (!page) throw new Problem(404, absent);
      return toResult(page);
    },
  });

  api.route({
    method: "GET",
    path: "/:country/custompages/:id/redirect",
    id: "getPageRedirect",
    summary: "The redirect that leaves from a page's slug",
    access: pagePolicy.read,
    params,
    absent,
    answer: redirectSchema,
    async handle({ db, market, params: { id } }) {
      const page = await pageById(db, market, id);
      const redirect = page && (await redirectFrom(db, market, `/${page.slug}`));
      if (!redirect) throw new Problem(404, "No redirect leaves from this page.");
      return { body: redirect };
    },
  });
};

const addPageDeletion = (api: Api): void => {
  api.write({
    method: "DELETE",
    path: "/:country/custompages/:id",
    id: "deletePage",
    summary: "Deletes a custom page, and answers it as it was",
    access: pagePolicy.write,
    guard: assertNotInMaintenance,
    params,
    absent,
    body: forceFlagsSchema,
    ifMatch: true,
    answer: pageSchema,
    problems: [409, 423, 428],
    async write({ trx, market, actor, params: { id }, body: flags, ifMatch }) {
      const context = { db: trx, market, actor: actor.email, flags };
      const stored = await pageById(trx, market, id);
      assertMayWriteTemplate(actor, stored?.owner ?? null);
      return toResult(await removePage(context, id, ifMatch));
    },
  });
};

const addPageWrites = (api: Api, options: PageRoutesOptions): void => {
  const { checkBlock, isReserved, readPlaces, findOwner, resolvePaths } = options;
  api.write({
    method: "POST",
    path: "/:country/custompages",
    id: "createPage",
    summary: "Makes a custom page",
    access: pagePolicy.write,
    guard: assertNotInMaintenance,
    body: pageSaveBody(checkBlock),
    status: 201,
    answer: pageSchema,
    problems: [423, 428],
    async prepare({ market, body: { page } }) {
      await checkPage(page, checkBlock);
      assertNotReserved(isReserved, market, page.slug);
    },
    async write({ trx, country, market, actor, body: { page, flags } }) {
      const context = { db: trx, market, actor: actor.email, flags };
      assertMayWriteTemplate(actor, page.owner);
      await assertShownAt(resolvePaths, trx, market, { id: null, slug: page.slug });
      await assertOwner(trx, market, ownerRecord(page.owner), findOwner);
      await assertTemplate(trx, market, page);
      const entryOf = await readPlaces(trx);
      await assertBlocksPlaced(trx, market, page, null, entryOf);
      await assertStructure(trx, market, page, null, entryOf);
      const created = await createPage(context, page);
      return { ...toResult(created), location: `/api/${country}/custompages/${created.id}` };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/custompages/:id",
    id: "savePage",
    summary: "Saves a custom page",
    access: pagePolicy.write,
    guard: assertNotInMaintenance,
    params,
    absent,
    body: pageSaveBody(checkBlock),
    ifMatch: true,
    answer: pageSchema,
    problems: [423, 428],
    async prepare({ market, body: { page } }) {
      await checkPage(page, checkBlock);
      assertNotReserved(isReserved, market, page.slug);
    },
    async write({ trx, market, actor, params: { id }, body: { page, flags }, ifMatch }) {
      const mayLoosen = atLeast(actor, pagePolicy.writeTemplate.role);
      const context = { db: trx, market, actor: actor.email, flags, mayLoosen };
      assertMayWriteTemplate(actor, page.owner);
      await assertShownAt(resolvePaths, trx, market, { id, slug: page.slug });
      const entryOf = await readPlaces(trx);
      await assertBlocksPlaced(trx, market, page, id, entryOf);
      await assertStructure(trx, market, page, id, entryOf);
      return toResult(await savePage(context, id, page, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}`; the routes come from the back-office specification. */
export const addPageRoutes = (api: Api, options: PageRoutesOptions): void => {
  addPageReads(api, options);
  addPageOwnerRoute(api, options.findOwner);
  addPageWrites(api, options);
  addPageDeletion(api);
};
