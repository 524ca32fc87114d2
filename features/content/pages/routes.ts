import { z } from "zod";
import { redirectSchema } from "#features/assets/redirects/contract.ts";
import { redirectFrom } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  queryFlag,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import { blockCatalogueSchema, type CatalogueEntry } from "./block-contract.ts";
import {
  deletedPageSchema,
  forceFlagsSchema,
  type Page,
  pageSchema,
  pageSummarySchema,
} from "./contract.ts";
import { listDeletedPages } from "./deleted/list-deleted.ts";
import { addRecoveryRoute } from "./deleted/routes.ts";
import { assertNotInMaintenance } from "./save/guard.ts";
import { listPages } from "./list/listing.ts";
import { addPageOwnerRoute } from "./owner/routes.ts";
import { pagePolicy } from "./policy.ts";
import type { PageRules } from "./save/problems.ts";
import { cleanStylesAhead, newPageBody, pageSaveBody } from "./save/request.ts";
import { createPage, removePage, savePage } from "./save/save-page.ts";
import { pageById } from "./store.ts";

export type PageRoutesOptions = Readonly<{ rules: PageRules }> &
  Readonly<{
    /** @param market id */
    blockCatalogue: (db: Database, market: string) => Promise<readonly CatalogueEntry[]>;
    pagesWithBrokenLinks: (
      db: Database,
      market: string,
    ) => Promise<readonly Readonly<{ id: string }>[]>;
  }>;

const absent = "There is no such page.";
const params = { id: z.uuid() };

const toResult = (page: Page) => ({ body: page, version: page.version });

const addPageList = (api: Api, { pagesWithBrokenLinks }: PageRoutesOptions): void =>
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
      deleted: queryFlag(
        "Pages that were deleted, the last first; of these, only words count.",
      ).default(false),
      sort: sortedBy(["updatedAt", "name", "slug"]),
    }),
    answer: listOf(z.union([pageSummarySchema, deletedPageSchema])),
    async handle({ db, market, query }) {
      const { page, pageSize, links, deleted, ...filter } = query;
      if (deleted) {
        const gone = await listDeletedPages(db, market, query);
        return { body: { ...gone, page, pageSize } };
      }
      const broken = links === null ? null : await pagesWithBrokenLinks(db, market);
      const ids = broken && broken.map(({ id }) => id);
      const found = await listPages(db, market, { ...filter, ids, page, pageSize });
      return { body: { ...found, page, pageSize } };
    },
  });

const addPageReads = (api: Api, { blockCatalogue }: PageRoutesOptions): void => {
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

const addPageDeletion = (api: Api, { rules }: PageRoutesOptions): void => {
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
      const context = { db: trx, market, actor: actor.email, role: actor.role, rules, flags };
      return toResult(await removePage(context, id, ifMatch));
    },
  });
};

const addPageWrites = (api: Api, { rules }: PageRoutesOptions): void => {
  api.write({
    method: "POST",
    path: "/:country/custompages",
    id: "createPage",
    summary: "Makes a custom page",
    access: pagePolicy.write,
    guard: assertNotInMaintenance,
    body: newPageBody(rules.checkBlock),
    status: 201,
    answer: pageSchema,
    problems: [423, 428],
    prepare: ({ body: { sent } }) => cleanStylesAhead(sent),
    async write({ trx, country, market, actor, body: { sent, flags } }) {
      const context = { db: trx, market, actor: actor.email, role: actor.role, rules, flags };
      const created = await createPage(context, sent.page);
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
    body: pageSaveBody,
    ifMatch: true,
    answer: pageSchema,
    problems: [423, 428],
    prepare: ({ body: { sent } }) => cleanStylesAhead(sent),
    async write({ trx, market, actor, params: { id }, body: { sent, flags }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email, role: actor.role, rules, flags };
      return toResult(await savePage(context, id, sent, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}`; the routes come from the back-office specification. */
export const addPageRoutes = (api: Api, options: PageRoutesOptions): void => {
  addPageList(api, options);
  addPageReads(api, options);
  addPageOwnerRoute(api, options.rules.findOwner);
  addPageWrites(api, options);
  addPageDeletion(api, options);
  addRecoveryRoute(api, options);
};
