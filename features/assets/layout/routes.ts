import { z } from "zod";
import { recordAudits } from "#features/records/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { readBody } from "#platform/server/http/body.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { layoutConsequences, type SitePaths } from "./consequences.ts";
import { type LayoutArea } from "./contract.ts";
import { marketLayouts } from "./in-markets.ts";
import { shownPart } from "./parts/standard-layout.ts";
import {
  type LayoutDrawing,
  type LayoutDrawingRequest,
  layoutSchemaOf,
} from "./record-contract.ts";
import { saveLayout, toLayoutRecord } from "./save.ts";
import { findLayout, layoutTag, type StoredLayout } from "./store.ts";

/** Draws pages with a layout that is not saved; the app provides it, since it knows the public site. */
export type LayoutPreview = Readonly<{
  drawLayout: (
    market: string,
    area: LayoutArea,
    request: LayoutDrawingRequest,
  ) => Promise<LayoutDrawing>;
}>;

// Each part has its own schema, so that a body is checked where the part is known.
const reader = {
  read: (sent: unknown) => sent,
  schemaFor: (sent: unknown) => {
    const { data } = z.looseObject(calls.params).safeParse(sent);
    return data ? layoutSchemaOf(data.id) : null;
  },
};

const toResult = (stored: Pick<StoredLayout, "area" | "content" | "version">) => ({
  version: stored.version,
  body: toLayoutRecord(stored),
});

const addReads = (api: Api, site: SitePaths): void => {
  api.route(calls.getLayout, {
    async handle({ db, market, params: { id } }) {
      const stored = await findLayout(db, market, id);
      const t = translatorFor(marketById(market));
      const paths = await site.pathsOf(db, market);
      const content = shownPart(t, id, stored?.content ?? null, paths);
      return toResult({ area: id, content, version: stored?.version ?? 0 });
    },
  });

  api.route(calls.listLayoutOfMarkets, {
    async handle({ db, actor, params: { id } }) {
      return { body: await marketLayouts(db, id, actor.countries, site) };
    },
  });
};

const addWrites = (api: Api, site: SitePaths): void => {
  api.route(calls.getLayoutConsequences, {
    reader,
    async handle({ db, market, params: { id }, body: sent }) {
      const content = readBody(layoutSchemaOf(id), sent);
      return { body: await layoutConsequences(db, market, content, site) };
    },
  });

  api.write(calls.saveLayout, {
    reader,
    async prepare({ params: { id }, body: sent }) {
      return readBody(layoutSchemaOf(id), sent);
    },
    async write({ trx, market, actor, params: { id }, prepared, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveLayout(context, id, prepared, ifMatch));
    },
  });
};

const addPurge = (api: Api): void =>
  api.write(calls.purgeLayout, {
    async write({ trx, market, actor, params: { id } }) {
      const stored = await findLayout(trx, market, id);
      const audited = { name: id, version: stored?.version ?? 0 };
      const cause = { actor: actor.email, market, subject: "layout", subjectId: id } as const;
      await recordAudits(trx, [{ ...cause, action: "purge", before: audited, after: audited }]);
      const purged = [layoutTag(market)];
      await invalidateTags(trx, purged);
      return { body: { purged } };
    },
  });

const addDrawings = (api: Api, { drawLayout }: LayoutPreview): void =>
  api.route(calls.drawLayout, {
    async handle({ market, params: { id }, body: request }) {
      readBody(layoutSchemaOf(id), request.content);
      return { body: await drawLayout(market, id, request) };
    },
  });

export type LayoutRoutesOptions = SitePaths &
  Readonly<{
    /** Without it, drafts are not drawn. */
    preview: LayoutPreview | undefined;
  }>;

/** Mounted under `/api/{country}/layout`. */
export const addLayoutRoutes = (api: Api, { preview, ...site }: LayoutRoutesOptions): void => {
  addReads(api, site);
  addWrites(api, site);
  addPurge(api);
  if (preview) addDrawings(api, preview);
};
