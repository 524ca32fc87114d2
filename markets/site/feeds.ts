import type { HeadTag } from "#platform/site/head-tag.ts";
import type { Site } from "./site.ts";

/** Of a trip, what the address and the title of its feed are made of. */
export type NamedTrip = Readonly<{ name: string; slug: string }>;

/** @param travelSlug null for the feed of all new departures of the market */
export const feedPath = (travelSlug: string | null): string =>
  travelSlug === null ? "/feed.xml" : `/feed/${travelSlug}.xml`;

/** @param travel null for the feed of the whole market */
export const feedLink = (
  { localizer, product, origin }: Site,
  travel: NamedTrip | null,
): HeadTag => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: travel
    ? localizer.t("feed.tripTitle", { trip: travel.name })
    : localizer.t("feed.title", { product }),
  href: `${origin}${feedPath(travel?.slug ?? null)}`,
});
