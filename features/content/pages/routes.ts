import { redirectFrom } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type CatalogueEntry } from "./block-contract.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import type { Page } from "./contract.ts";
import { listDeletedPages } from "./deleted/list-deleted.ts";
import { addRecoveryRoute } from "./deleted/routes.ts";
import { assertNotInMaintenance } from "./save/guard.ts";
import { listPages } from "./list/listing.ts";
import { addPageOwnerRoute } from "./owner/routes.ts";
import type { PageRules } from "./save/problems.ts";
import { cleanStylesAhead, newPageReader, pageSaveReader } from "./save/request.ts";
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

const toResult = (page: Page) => ({ body: page, version: page.version });

const addPageList = (api: Api, { pagesWithBrokenLinks }: PageRoutesOptions): void =>
  api.route(calls.listPages, {
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
  api.route(calls.listBlocks, {
    handle: async ({ db, market }) => ({ body: await blockCatalogue(db, market) }),
  });

  api.route(calls.getPage, {
    async handle({ db, market, marketOf, params: { id }, query: { country } }) {
      const page = await pageById(db, country ? marketOf(country) : market, id);
      if (!page) throw new Problem(404, absent);
      return toResult(page);
    },
  });

  api.route(calls.getPageRedirect, {
    async handle({ db, market, params: { id } }) {
      const page = await pageById(db, market, id);
      const redirect = page && (await redirectFrom(db, market, `/${page.slug}`));
      if (!redirect) throw new Problem(404, "No redirect leaves from this page.");
      return { body: redirect };
    },
  });
};

const addPageDeletion = (api: Api, { rules }: PageRoutesOptions): void => {
  api.write(calls.deletePage, {
    guard: assertNotInMaintenance,
    async write({ trx, market, actor, params: { id }, body: flags, ifMatch }) {
      const context = { db: trx, market, actor: actor.email, role: actor.role, rules, flags };
      return toResult(await removePage(context, id, ifMatch));
    },
  });
};

const addPageWrites = (api: Api, { rules }: PageRoutesOptions): void => {
  api.write(calls.createPage, {
    guard: assertNotInMaintenance,
    reader: newPageReader(rules.checkBlock),
    prepare: ({ body: { sent } }) => cleanStylesAhead(sent),
    async write({ trx, country, market, actor, body: { sent, flags } }) {
      const context = { db: trx, market, actor: actor.email, role: actor.role, rules, flags };
      const created = await createPage(context, sent.page);
      return { ...toResult(created), location: `/api/${country}/custompages/${created.id}` };
    },
  });

  api.write(calls.savePage, {
    reader: pageSaveReader,
    guard: assertNotInMaintenance,
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
