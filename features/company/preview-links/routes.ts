import { recordAudits } from "#features/records/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import {
  type CheckedLink,
  parsePreviewLink,
  type Previewed,
  type PreviewLink,
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

export type PreviewLinkOptions = Readonly<{
  secret: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

const day = 24 * 3_600_000;

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
  api.route(calls.listPreviewLinks, {
    async handle({ db, market, query: { page, pageSize } }) {
      const { items, total } = await listLinks(db, market, { page, pageSize, now: now() });
      return { body: { items: items.map((each) => toLink(market, each)), total, page, pageSize } };
    },
  });

  api.route(calls.checkPreviewLink, {
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

  api.write(calls.createPreviewLink, {
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

  api.write(calls.withdrawPreviewLinks, {
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
