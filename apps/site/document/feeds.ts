import type { MetaDescriptor } from "react-router";
import type { Travel } from "#features/travels/contract.ts";
import type { SiteRequest } from "../context.ts";

/** Where a market's new departures are fed from, all of them or one trip's. */
export const feedPath = (travelSlug: string | null): string =>
  travelSlug === null ? "/feed.xml" : `/feed/${travelSlug}.xml`;

/** The feed of new departures that a page offers to readers: the market's, or a trip's. */
export const feedLink = (
  { localizer, product, origin }: SiteRequest,
  travel: Pick<Travel, "name" | "slug"> | null,
): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: travel
    ? localizer.t("feed.tripTitle", { trip: travel.name })
    : localizer.t("feed.title", { product }),
  href: `${origin}${feedPath(travel?.slug ?? null)}`,
});
