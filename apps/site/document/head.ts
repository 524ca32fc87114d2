import type { MetaDescriptor } from "react-router";
import type { Travel } from "#features/travels/contract.ts";
import { markets, pathOf } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { RouteName } from "#markets/routes.ts";
import type { SiteRequest } from "../context.ts";
import { feedLink } from "./feeds.ts";
import { type SharePicture, sharePictureOfRoute } from "./share-pictures.ts";

/** What a page says of itself to search engines and to those who share it. */
export type Head = Readonly<{
  title: string;
  description: string;
  /** The page's own path, with the query that belongs to it. */
  path: string;
  robots?: string | null;
  /** The route's name where every market has the page, or the path of each that does. */
  alternates: RouteName | ReadonlyMap<MarketId, string>;
  /** The picture for shared links where none is drawn: an address from our root on. */
  image?: string | null;
  /** The picture drawn for shared links; without either, the market's own. */
  share?: SharePicture | null;
  /** What the page's feed of new departures is of: a trip, or null for the whole market. */
  feed?: Pick<Travel, "name" | "slug"> | null;
  /** Structured data, each a schema.org thing. */
  things?: readonly object[];
}>;

const pathsOf = (
  { origins }: SiteRequest,
  alternates: Head["alternates"],
): readonly (readonly [MarketId, string])[] =>
  typeof alternates === "string"
    ? [...origins.keys()].flatMap((id) => {
        const path = pathOf(id, alternates);
        return path === null ? [] : [[id, path] as const];
      })
    : [...alternates];

/** Where the visitor's own place on the page is in other markets, by their `hreflang`. */
export const alternateUrls = (
  site: SiteRequest,
  alternates: Head["alternates"],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pathsOf(site, alternates).flatMap(([id, path]) => {
      const origin = site.origins.get(id);
      const market = markets.find((each) => each.id === id);
      return origin && market ? [[market.hreflang, `${origin}${path}`]] : [];
    }),
  );

/**
 * The head of a page on which visitors have a place of their own, a search or a month. Its sisters
 * stand apart, for search engines alone: who changes market is led to the place.
 */
export const localizedHead = (
  site: SiteRequest,
  head: Head,
  place: ReadonlyMap<MarketId, string>,
): Readonly<{
  head: MetaDescriptor[];
  alternates: MetaDescriptor[];
  otherMarketUrls: Readonly<Record<string, string>>;
}> => {
  const isSister = (each: MetaDescriptor) => "hrefLang" in each;
  const all = pageHead(site, head);
  return {
    head: all.filter((each) => !isSister(each)),
    alternates: all.filter(isSister),
    otherMarketUrls: alternateUrls(site, place),
  };
};

const alternateLinks = (site: SiteRequest, alternates: Head["alternates"]): MetaDescriptor[] => {
  const paths = pathsOf(site, alternates);
  const links = paths.flatMap(([id, path]): MetaDescriptor[] => {
    const origin = site.origins.get(id);
    const market = markets.find((each) => each.id === id);
    if (!origin || !market) return [];
    const link = { tagName: "link", rel: "alternate", href: `${origin}${path}` };
    const own = { ...link, hrefLang: market.hreflang };
    return id === "international" ? [own, { ...link, hrefLang: "x-default" }] : [own];
  });
  const first = paths[0];
  const hasDefault = paths.some(([id]) => id === "international");
  if (hasDefault || !first) return links;
  const english = paths.find(([id]) => id === "en-US") ?? first;
  const href = `${site.origins.get(english[0]) ?? ""}${english[1]}`;
  return [...links, { tagName: "link", rel: "alternate", href, hrefLang: "x-default" }];
};

/** `it_IT`: such a locale has a country, and English without one is written as in the United Kingdom. */
const placedLocale = (htmlLang: string): string =>
  htmlLang === "en" ? "en_GB" : htmlLang.replace("-", "_");

/** Everything in a page's head: title, description, canonical, its pages in other markets, cards, data. */
export const pageHead = (site: SiteRequest, head: Head): MetaDescriptor[] => {
  const canonical = `${site.origin}${head.path}`;
  const { title, description } = head;
  const robots = head.robots === "index,follow" ? null : head.robots; // what engines do anyway
  const share =
    head.share ??
    (head.image ? null : sharePictureOfRoute(site, "index", site.localizer.t("home.title")));
  const image = new URL(share?.path ?? head.image ?? "", site.origin).href;
  return [
    { title },
    { name: "description", content: description },
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...(robots && robots.startsWith("no") ? [] : alternateLinks(site, head.alternates)),
    ...(head.feed === undefined ? [] : [feedLink(site, head.feed)]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.product },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: placedLocale(site.market.htmlLang) },
    { property: "og:image", content: image },
    ...(share
      ? [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: share.alt },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(head.things ?? []).map((thing) => ({ "script:ld+json": thing })),
  ];
};

/** The head of an address at which there is nothing: no canonical, no sisters and no card to share. */
export const missingHead = ({ product }: SiteRequest, title: string): MetaDescriptor[] => [
  { title: `${title} · ${product}` },
  { name: "robots", content: "noindex,follow" },
];
