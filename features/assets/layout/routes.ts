import { z } from "zod";
import { recordAudits } from "#features/records/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { readBody } from "#platform/server/http/body.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { layoutConsequences, type SitePaths } from "./consequences.ts";
import { type LayoutArea, layoutAreaSchema } from "./contract.ts";
import { marketLayouts } from "./in-markets.ts";
import { shownPart } from "./parts/standard-layout.ts";
import { absentLayout, layoutPolicy } from "./policy.ts";
import {
  layoutBodySchema,
  layoutConsequencesSchema,
  type LayoutDrawing,
  layoutDrawingBodySchema,
  type LayoutDrawingRequest,
  layoutDrawingSchema,
  layoutRecordSchema,
  layoutSchemaOf,
  marketLayoutSchema,
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

const params = { id: layoutAreaSchema };

// Each part has its own schema, so that a body is checked where the part is known.
const body = {
  schema: layoutBodySchema,
  read: (sent: unknown) => sent,
  schemaFor: (sent: unknown) => {
    const { data } = z.looseObject(params).safeParse(sent);
    return data ? layoutSchemaOf(data.id) : null;
  },
};

const toResult = (stored: Pick<StoredLayout, "area" | "content" | "version">) => ({
  version: stored.version,
  body: toLayoutRecord(stored),
});

const addReads = (api: Api, site: SitePaths): void => {
  api.route({
    method: "GET",
    path: "/:country/layout/:id",
    id: "getLayout",
    summary: "A part of a market's layout; the standard, as version 0, where staff wrote none",
    access: layoutPolicy.read,
    params,
    absent: absentLayout,
    answer: layoutRecordSchema,
    async handle({ db, market, params: { id } }) {
      const stored = await findLayout(db, market, id);
      const t = translatorFor(marketById(market));
      const paths = await site.pathsOf(db, market);
      const content = shownPart(t, id, stored?.content ?? null, paths);
      return toResult({ area: id, content, version: stored?.version ?? 0 });
    },
  });

  api.route({
    method: "GET",
    path: "/:country/layout/:id/markets",
    id: "listLayoutOfMarkets",
    summary: "The same part of the layout in each market that the account works on",
    access: layoutPolicy.read,
    params,
    absent: absentLayout,
    answer: z.array(marketLayoutSchema).readonly(),
    async handle({ db, actor, params: { id } }) {
      return { body: await marketLayouts(db, id, actor.countries, site) };
    },
  });
};

const addWrites = (api: Api, site: SitePaths): void => {
  api.route({
    method: "POST",
    path: "/:country/layout/:id/consequences",
    id: "getLayoutConsequences",
    summary: "Where links of a part of the layout would lead visitors astray; nothing is written",
    access: layoutPolicy.read,
    params,
    absent: absentLayout,
    body,
    answer: layoutConsequencesSchema,
    async handle({ db, market, params: { id }, body: sent }) {
      const content = readBody(layoutSchemaOf(id), sent);
      return { body: await layoutConsequences(db, market, content, site) };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/layout/:id",
    id: "saveLayout",
    summary: "Saves a part of a market's layout, which all of its pages show at once",
    access: layoutPolicy.write,
    params,
    absent: absentLayout,
    body,
    ifMatch: true,
    answer: layoutRecordSchema,
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
  api.write({
    method: "POST",
    path: "/:country/layout/:id/purge",
    id: "purgeLayout",
    summary: "Has all pages of a market made anew for their next visitors, with its layout",
    access: layoutPolicy.write,
    params,
    absent: absentLayout,
    answer: z.strictObject({ purged: z.array(z.string()) }),
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
  api.route({
    method: "POST",
    path: "/:country/layout/:id/drawings",
    id: "drawLayout",
    summary: "A page as visitors would see it with the layout; nothing is written",
    access: layoutPolicy.read,
    params,
    absent: absentLayout,
    body: layoutDrawingBodySchema,
    answer: layoutDrawingSchema,
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
