import type { HeadTag } from "#platform/site/head-tag.ts";
import { fittingTitle, withoutBrand } from "#platform/site/titles.ts";
import type { MarketId } from "../market-type.ts";
import { markets } from "../markets.ts";
import { pathOf } from "../paths.ts";
import type { RouteName } from "#markets/routes.ts";
import { feedLink, type NamedTrip } from "./feeds.ts";
import { type SharePicture, sharePictureOfRoute } from "./share-pictures.ts";
import type { Site } from "./site.ts";

export type Head = Readonly<{
  title: string;
  description: string;
  /** The canonical path, with its query. */
  path: string;
  robots?: string | null;
  /** The route's name where every market has the page, else its path in each market that has it. */
  alternates: RouteName | ReadonlyMap<MarketId, string>;
  /** The path of a stored picture for shared links, used where `sharePicture` is missing. */
  image?: string | null;
  /** A picture drawn for shared links; without this and `image` the market's own is used. */
  sharePicture?: SharePicture | null;
  /** The trip whose feed of new departures is linked; null links the market's feed. */
  feed?: NamedTrip | null;
  /** JSON-LD objects of schema.org. */
  structuredData?: readonly object[];
}>;

const pathsOf = (
  { origins }: Site,
  alternates: Head["alternates"],
): readonly (readonly [MarketId, string])[] =>
  typeof alternates === "string"
    ? [...origins.keys()].flatMap((id) => {
        const path = pathOf(id, alternates);
        return path === null ? [] : [[id, path] as const];
      })
    : [...alternates];

/** Absolute URLs by `hreflang`. */
export const alternateUrls = (
  site: Site,
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
 * The head of a page whose address carries a visitor's choices, such as a search or a month. Search
 * engines get the plain page's `alternates`; `otherMarketUrls` keep the choices for visitors who
 * change market.
 * @param paths the page with the visitor's choices, by market
 */
export const headWithMarketLinks = (
  site: Site,
  head: Head,
  paths: ReadonlyMap<MarketId, string>,
): Readonly<{
  head: HeadTag[];
  alternates: HeadTag[];
  otherMarketUrls: Readonly<Record<string, string>>;
}> => {
  const isAlternate = (tag: HeadTag) => "hrefLang" in tag;
  const tags = pageHead(site, head);
  return {
    head: tags.filter((tag) => !isAlternate(tag)),
    alternates: tags.filter(isAlternate),
    otherMarketUrls: alternateUrls(site, paths),
  };
};

const alternateLinks = (site: Site, alternates: Head["alternates"]): HeadTag[] => {
  const paths = pathsOf(site, alternates);
  const links = paths.flatMap(([id, path]): HeadTag[] => {
    const origin = site.origins.get(id);
    const market = markets.find((each) => each.id === id);
    if (!origin || !market) return [];
    const link = { tagName: "link", rel: "alternate", href: `${origin}${path}` } as const;
    const localized = { ...link, hrefLang: market.hreflang };
    return id === "international" ? [localized, { ...link, hrefLang: "x-default" }] : [localized];
  });
  const first = paths[0];
  const hasDefault = paths.some(([id]) => id === "international");
  if (hasDefault || !first) return links;
  const english = paths.find(([id]) => id === "en-US") ?? first;
  const href = `${site.origins.get(english[0]) ?? ""}${english[1]}`;
  return [...links, { tagName: "link", rel: "alternate", href, hrefLang: "x-default" }];
};

/** Open Graph locales need a country: plain English becomes British. */
const openGraphLocale = (htmlLang: string): string =>
  htmlLang === "en" ? "en_GB" : htmlLang.replace("-", "_");

export const pageHead = (site: Site, head: Head): HeadTag[] => {
  const canonical = `${site.origin}${head.path}`;
  const { description } = head;
  const title = fittingTitle(head.title, withoutBrand(head.title, site.product));
  const robots = head.robots === "index,follow" ? null : head.robots; // Robots index by default.
  const share =
    head.sharePicture ??
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
    { property: "og:locale", content: openGraphLocale(site.market.htmlLang) },
    { property: "og:image", content: image },
    ...(share
      ? [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: share.alt },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(head.structuredData ?? []).map((item) => ({ "script:ld+json": item })),
  ];
};

export const notFoundHead = ({ product }: Site, title: string): HeadTag[] => [
  { title: `${title} · ${product}` },
  { name: "robots", content: "noindex,follow" },
];
