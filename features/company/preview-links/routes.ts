import { z } from "zod";
import { recordAudits } from "#features/records/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Policy } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery } from "#platform/server/http/routes/list-query.ts";
import {
  type CheckedLink,
  checkedLinkSchema,
  newPreviewLinkSchema,
  parsePreviewLink,
  type Previewed,
  previewedSchema,
  type PreviewLink,
  previewLinkSchema,
} from "./contract.ts";
import { checkToken, previewAddress } from "./signed-link.ts";
import {
  deleteLink,
  findLink,
  listLinks,
  nameOfPreviewed,
  type StoredLink,
  writeLink,
} from "./store.ts";

export const previewLinkPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

export type PreviewLinkOptions = Readonly<{
  secret: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

const day = 24 * 3_600_000;
const path = "/:country/preview-links";
const absent = "There is no such link.";

const noLink: CheckedLink = { state: "unknown", kind: null, id: null, name: null };

const toAudited = ({ name, until }: StoredLink) => ({ name, until: until.toISOString() });

const auditOf = (market: string, actor: string, { id }: Previewed) => ({
  actor,
  market,
  subject: "preview-link",
  subjectId: id,
});

const linkReader =
  ({ secret, siteOf }: PreviewLinkOptions) =>
  (market: string, stored: StoredLink): PreviewLink => {
    const { kind, id, name, isPublished, until, madeBy } = stored;
    const link = previewAddress(stored, { market, secret, site: siteOf(market) });
    return { kind, id, name, isPublished, link, until: until.toISOString(), madeBy };
  };

const addReads = (api: Api, options: PreviewLinkOptions): void => {
  const { secret, now } = options;
  const toLink = linkReader(options);
  api.route({
    method: "GET",
    path,
    id: "listPreviewLinks",
    summary: "The pages and travels that people without an account may see by a link",
    access: previewLinkPolicy.read,
    query: pageQuery({}),
    answer: listOf(previewLinkSchema),
    async handle({ db, market, query: { page, pageSize } }) {
      const { items, total } = await listLinks(db, market, { page, pageSize, now: now() });
      return { body: { items: items.map((each) => toLink(market, each)), total, page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: `${path}/check`,
    id: "checkPreviewLink",
    summary: "What a link shows, and whether it is still good",
    access: previewLinkPolicy.read,
    query: z.strictObject({ link: z.string().max(1000) }),
    answer: checkedLinkSchema,
    async handle({ db, market, query: { link } }) {
      const named = parsePreviewLink(link);
      const name = named && (await nameOfPreviewed(db, market, named));
      if (!named || name === null) return { body: noLink };
      const { token, ...record } = named;
      const stored = await findLink(db, market, record);
      const state = checkToken(token, stored, { market, secret, now: now() });
      return { body: { ...record, name, state } };
    },
  });
};

/** Mounted under `/api/{country}/preview-links`. */
export const addPreviewLinkRoutes = (api: Api, options: PreviewLinkOptions): void => {
  const { now } = options;
  const toLink = linkReader(options);
  addReads(api, options);

  api.write({
    method: "POST",
    path,
    id: "createPreviewLink",
    summary: "Makes a link that shows a page or travel to people without an account",
    access: previewLinkPolicy.write,
    body: newPreviewLinkSchema,
    answer: previewLinkSchema,
    problems: [404],
    async write({ trx, market, actor, body: { days, ...record } }) {
      if ((await nameOfPreviewed(trx, market, record)) === null)
        throw new Problem(404, `There is no such ${record.kind}.`);
      const before = await findLink(trx, market, record);
      const until = new Date(now().getTime() + days * day);
      await writeLink(trx, market, record, { until, madeBy: actor.email });
      const after = await findLink(trx, market, record);
      if (!after) throw new Error("A link that was just made is missing.");
      await recordAudits(trx, [
        {
          ...auditOf(market, actor.email, record),
          action: before ? "update" : "create",
          before: before && toAudited(before),
          after: toAudited(after),
        },
      ]);
      return { body: toLink(market, after) };
    },
  });

  api.write({
    method: "DELETE",
    path: `${path}/:kind/:id`,
    id: "withdrawPreviewLinks",
    summary: "Makes all links to a page or travel worthless, and answers the last one",
    access: previewLinkPolicy.write,
    params: previewedSchema.shape,
    absent,
    answer: previewLinkSchema,
    async write({ trx, market, actor, params }) {
      const record = { kind: params.kind, id: params.id };
      const before = await findLink(trx, market, record);
      if (!before) throw new Problem(404, absent);
      await deleteLink(trx, market, record);
      const entry = auditOf(market, actor.email, record);
      await recordAudits(trx, [
        { ...entry, action: "delete", before: toAudited(before), after: null },
      ]);
      return { body: toLink(market, before) };
    },
  });
};
