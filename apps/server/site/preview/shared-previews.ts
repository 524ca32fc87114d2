import type { FastifyReply, FastifyRequest } from "fastify";
import { parsePreviewLink, type Previewed } from "#features/company/preview-links/contract.ts";
import { checkToken } from "#features/company/preview-links/signed-link.ts";
import { findLink } from "#features/company/preview-links/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import type { FrameDocument } from "./preview-site.ts";

/** Draws pages that visitors do not see yet, or no longer. */
export type StoredPreview = Readonly<{
  /** A stored page or travel, published or not; null where it is not there. */
  drawStored: (market: string, record: Previewed) => Promise<FrameDocument | null>;
  /** The market's page that says that something is gone. */
  drawGone: (market: string) => Promise<FrameDocument>;
}>;

export type SharedPreviewOptions = Readonly<{
  db: Database;
  secret: string;
  preview: StoredPreview;
  /** Limits how many pages are drawn at once. */
  queue: Queue;
  now: () => Date;
}>;

/** No cache keeps it, no search engine lists it, and no other site learns its address. */
const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/**
 * Answers `/preview/{kind}/{id}?token=…` on a market's host.
 * @returns null for an address that is no link of ours, and for one that was changed
 */
export const createSharedPreviews =
  ({ db, secret, preview, queue, now }: SharedPreviewOptions) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    market: string,
  ): Promise<FastifyReply | null> => {
    const named = parsePreviewLink(request.url);
    if (!named) return null;
    const { token, ...record } = named;
    const stored = await findLink(db, market, record);
    const state = checkToken(token, stored, { market, secret, now: now() });
    if (state === "unknown") return null;
    const drawn =
      state === "good" ? await queue.run(() => preview.drawStored(market, record)) : null;
    const { html, policy } = drawn ?? (await queue.run(() => preview.drawGone(market)));
    return reply
      .status(drawn ? 200 : 410)
      .headers({ ...headers, ...(policy === null ? {} : { "content-security-policy": policy }) })
      .type("text/html; charset=utf-8")
      .send(html);
  };
