import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import type { ContentRoute } from "#markets/routes.ts";
import type { PageContent } from "../contract.ts";
import {
  contentBodySchema,
  contentConsequencesSchema,
  type ContentDrawing,
  contentDrawingSchema,
  contentRouteSchema,
  contentSorts,
  fixedContentSchema,
  listedContentSchema,
} from "../fixed-contract.ts";
import { absentContent, contentPolicy } from "../policy.ts";
import { fixedContent } from "../store.ts";
import { isOwnPath, linksOf } from "./links.ts";
import { type ContentSite, listFixedContents } from "./list.ts";
import { saveFixedContent, type StoredFixedContent, toFixedRecord } from "./save.ts";

/** Draws pages with a text that is not saved; the app provides it, since it knows the public site. */
export type ContentPreview = Readonly<{
  drawContent: (
    market: string,
    route: ContentRoute,
    content: PageContent,
  ) => Promise<ContentDrawing>;
}>;

const params = { id: contentRouteSchema };
const path = "/:country/page-contents/fixed";

const toResult = (stored: StoredFixedContent) => ({
  version: stored.version,
  body: toFixedRecord(stored),
});

const addReads = (api: Api, site: ContentSite): void => {
  api.route({
    method: "GET",
    path,
    id: "listFixedContents",
    summary: "The fixed routes of the site with their texts in a market and in the others",
    access: contentPolicy.read,
    query: listQuery({
      translate: queryFilter("Only those that a market has not got, or has older; or the others."),
      broken: queryFilter("Only those with links to a 404, or the others."),
      sort: sortedBy(contentSorts),
    }),
    answer: listOf(listedContentSchema),
    async handle({ db, market, query: { page, pageSize, ...filter } }) {
      const rows = await listFixedContents(db, market, filter, site);
      const items = rows.slice((page - 1) * pageSize, page * pageSize);
      return { body: { items, total: rows.length, page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: `${path}/:id`,
    id: "getFixedContent",
    summary: "The text of a fixed route in a market",
    access: contentPolicy.read,
    params,
    absent: absentContent,
    answer: fixedContentSchema,
    async handle({ db, market, params: { id } }) {
      const stored = await fixedContent(db, market, id);
      if (!stored) throw new Problem(404, absentContent);
      return toResult({ ...stored, id });
    },
  });
};

const addWrites = (api: Api, { pathOf, deadPaths }: ContentSite): void => {
  api.route({
    method: "POST",
    path: `${path}/:id/consequences`,
    id: "getFixedContentConsequences",
    summary: "Where the links of a text would lead visitors astray; nothing is written",
    access: contentPolicy.read,
    params,
    absent: absentContent,
    body: contentBodySchema,
    answer: contentConsequencesSchema,
    async handle({ db, market, params: { id }, body }) {
      const links = linksOf(body).filter(({ to }) => isOwnPath(to));
      const dead = await deadPaths(
        db,
        market,
        links.map(({ to }) => to),
      );
      return {
        body: {
          path: pathOf(market, id),
          isNew: (await fixedContent(db, market, id)) === null,
          dead: links.filter(({ to }) => dead.has(to)),
        },
      };
    },
  });

  api.write({
    method: "PUT",
    path: `${path}/:id`,
    id: "saveFixedContent",
    summary: "Saves the text of a fixed route; its page stands in the market from then on",
    access: contentPolicy.write,
    params,
    absent: absentContent,
    body: contentBodySchema,
    ifMatch: true,
    answer: fixedContentSchema,
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveFixedContent(context, id, body, ifMatch));
    },
  });
};

const addDrawings = (api: Api, { drawContent }: ContentPreview): void =>
  api.route({
    method: "POST",
    path: `${path}/:id/drawings`,
    id: "drawFixedContent",
    summary: "The page of a fixed route as visitors would see it; nothing is written",
    access: contentPolicy.read,
    params,
    absent: absentContent,
    body: contentBodySchema,
    answer: contentDrawingSchema,
    async handle({ market, params: { id }, body }) {
      return { body: await drawContent(market, id, body) };
    },
  });

export type FixedContentOptions = ContentSite &
  Readonly<{
    /** Without it, drafts are not drawn. */
    preview: ContentPreview | undefined;
  }>;

/** Mounted under `/api/{country}/page-contents/fixed`. */
export const addFixedContentRoutes = (
  api: Api,
  { preview, ...site }: FixedContentOptions,
): void => {
  addReads(api, site);
  addWrites(api, site);
  if (preview) addDrawings(api, preview);
};
