import type { Catalogue } from "#features/search/store.ts";
import { catalogueTag, travelsTag } from "#features/travels/store.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { feed } from "./feed.ts";
import { toRenderedPage, type RenderedPage } from "../response/rendered-page.ts";
import { llms } from "./llms.ts";
import { sitemap } from "./sitemap.ts";

/** The market that a document is about, and the moment that it is read at. */
export type DocumentOptions = Readonly<{
  db: Database;
  market: Market;
  product: string;
  origin: string;
  now: Date;
}> &
  Pick<Catalogue, "outlineTravels" | "placeCounts">;

type Make = (options: DocumentOptions) => Promise<RenderedPage | null>;

const slugIn = (text: string | undefined): string | null =>
  text === undefined ? null : decodeURIComponent(text);

const kinds: readonly (readonly [RegExp, (part: string | undefined) => Make])[] = [
  [
    /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/,
    (part) => (options) => sitemap(options, Number(part ?? 0)),
  ],
  [/^\/feed(?:\/([^/]+))?\.xml$/, (part) => (options) => feed(options, slugIn(part))],
  [/^\/llms\.txt$/, () => llms],
];

/** It may be there after the next change, or tomorrow. */
const missing = ({ market, now }: DocumentOptions) =>
  toRenderedPage(
    new Response("There is no such document.", { status: 404 }),
    [catalogueTag(market.id), travelsTag(market.id)],
    startOfDay(addDays(dayAt(now, market), 1), market).getTime(),
  );

/**
 * What makes the answer of a path at which a market has a document for programs; null for paths of
 * pages. @param path one that can be decoded
 */
export const documentAt = (
  path: string,
): ((options: DocumentOptions) => Promise<RenderedPage>) | null => {
  for (const [pattern, makeOf] of kinds) {
    const match = pattern.exec(path);
    if (match) return async (options) => (await makeOf(match[1])(options)) ?? missing(options);
  }
  return null;
};
