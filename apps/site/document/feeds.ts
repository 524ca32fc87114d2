import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { SiteRequest } from "../context.ts";
import type { HeadTag } from "./head-tag.ts";

/** @param travelSlug null for the feed of all new departures of the market */
export const feedPath = (travelSlug: string | null): string =>
  travelSlug === null ? "/feed.xml" : `/feed/${travelSlug}.xml`;

/** @param travel null for the feed of the whole market */
export const feedLink = (
  { localizer, product, origin }: SiteRequest,
  travel: Pick<Travel, "name" | "slug"> | null,
): HeadTag => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: travel
    ? localizer.t("feed.tripTitle", { trip: travel.name })
    : localizer.t("feed.title", { product }),
  href: `${origin}${feedPath(travel?.slug ?? null)}`,
});
