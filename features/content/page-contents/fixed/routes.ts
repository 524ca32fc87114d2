import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { ContentRoute } from "#markets/routes.ts";
import type { PageContent } from "../contract.ts";
import { type ContentDrawing } from "../fixed-contract.ts";
import { absentContent } from "../policy.ts";
import { fixedContent } from "../store.ts";
import * as calls from "./calls.ts";
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

const toResult = (stored: StoredFixedContent) => ({
  version: stored.version,
  body: toFixedRecord(stored),
});

const addReads = (api: Api, site: ContentSite): void => {
  api.route(calls.listFixedContents, {
    async handle({ db, market, query: { page, pageSize, ...filter } }) {
      const rows = await listFixedContents(db, market, filter, site);
      const items = rows.slice((page - 1) * pageSize, page * pageSize);
      return { body: { items, total: rows.length, page, pageSize } };
    },
  });

  api.route(calls.getFixedContent, {
    async handle({ db, market, params: { id } }) {
      const stored = await fixedContent(db, market, id);
      if (!stored) throw new Problem(404, absentContent);
      return toResult({ ...stored, id });
    },
  });
};

const addWrites = (api: Api, { pathOf, deadPaths }: ContentSite): void => {
  api.route(calls.getFixedContentConsequences, {
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

  api.write(calls.saveFixedContent, {
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveFixedContent(context, id, body, ifMatch));
    },
  });
};

const addDrawings = (api: Api, { drawContent }: ContentPreview): void =>
  api.route(calls.drawFixedContent, {
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
