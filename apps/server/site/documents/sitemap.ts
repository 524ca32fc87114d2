import { hasPage } from "#apps/site/routing/route-modules.ts";
import { coordinatorSitemapEntries } from "#features/coordinators/store.ts";
import { listDestinations } from "#features/destinations/store.ts";
import { contentTag, fixedContentKeys } from "#features/page-contents/store.ts";
import { slugsTag } from "#features/pages/save/save-page.ts";
import { pageAddresses } from "#features/pages/store.ts";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { TravelOutline } from "#features/search/contract.ts";
import { searchPath } from "#features/search/parts/search-bar-presenter.ts";
import { tourSitemapEntries } from "#features/tours/store.ts";
import { catalogueTag, travelsTag } from "#features/travels/store.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import { contentRoutes, routeNames } from "#markets/routes.ts";
import type { DocumentOptions } from "./documents.ts";
import { toRenderedPage, type RenderedPage } from "../response/rendered-page.ts";
import { escaped } from "./xml.ts";

type Address = Readonly<{ path: string; changed: Date | null }>;

/** A sitemap may hold 50,000 addresses (sitemaps.org); a part that is ten times smaller comes at once. */
const most = 5000;

/** The last of some moments; null where there is none. */
const lastOf = (all: readonly (Date | null)[]): Date | null =>
  all.reduce((last, each) => (last === null || (each && each > last) ? each : last), null);

/** The searches of one country each, where there are trips. */
const countryPaths = async ({ db, market, placeCounts }: DocumentOptions): Promise<string[]> => {
  const [counts, destinations] = await Promise.all([
    placeCounts(market.id),
    listDestinations(db, market.id),
  ]);
  return destinations
    .filter(({ kind, slug }) => kind === "country" && counts.has(slug))
    .map(({ slug }) =>
      searchPath({ market }, { ...fromSearchParams(new URLSearchParams()), where: [slug] }),
    );
};

/** Every indexable page of a market but its trips and departures, the ones that never move first. */
const standingAddresses = async (
  options: DocumentOptions,
  travels: readonly TravelOutline[],
): Promise<Address[]> => {
  const { db, market, product } = options;
  const { id } = market;
  const [coordinators, pages, contents, countries] = await Promise.all([
    coordinatorSitemapEntries(db, id),
    pageAddresses(db, id),
    fixedContentKeys(db, id),
    countryPaths(options),
  ]);
  // A list is another when one of those in it is.
  const lastTravel = lastOf(travels.flatMap(({ updatedAt, lastTour }) => [updatedAt, lastTour]));
  const changes = new Map([
    ["coordinators", lastOf(coordinators.map(({ updatedAt }) => updatedAt))],
    ...(["index", "travels", "tours", "search"] as const).map(
      (name) => [name, lastTravel] as const,
    ),
  ]);
  const fixed = routeNames.flatMap((name) => {
    const path = hasPage(name) ? pathOf(id, name, { travel: "", tour: "", coordinator: "" }) : null;
    return path === null || path.includes("//") || (path !== "/" && path.endsWith("/"))
      ? []
      : [{ path, changed: changes.get(name) ?? null }];
  });
  const written = contentRoutes.flatMap((route) => {
    const changed = contents.get(route);
    const path = changed ? pathOf(id, route, {}, product) : null;
    return changed && path !== null ? [{ path, changed }] : [];
  });
  return [
    ...fixed,
    ...written,
    ...countries.map((path) => ({ path, changed: lastTravel })),
    ...pages.map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
    ...coordinators.map(({ slug, updatedAt }) => ({
      path: pathOf(id, "coordinators-coordinator", { coordinator: slug }) ?? "/",
      changed: updatedAt,
    })),
  ];
};

/** A travel's pages, without its departures. */
const travelPaths = (
  { market: { id } }: DocumentOptions,
  { slug, updatedAt }: TravelOutline,
): Address[] =>
  (["travels-travel", "travels-travel-itinerary"] as const).map((route) => ({
    path: pathOf(id, route, { travel: slug }) ?? "/",
    changed: updatedAt,
  }));

const tourPaths = async (
  { db, market, now }: DocumentOptions,
  travels: readonly TravelOutline[],
): Promise<Address[]> => {
  const slugs = new Map(travels.map(({ id, slug }) => [id, slug]));
  const tours = await tourSitemapEntries(db, market.id, [...slugs.keys()], dayAt(now, market));
  return tours.flatMap(({ travelId, code, updatedAt }) => {
    const travel = slugs.get(travelId);
    const path = travel && pathOf(market.id, "travels-travel-tour", { travel, tour: code });
    return path ? [{ path, changed: updatedAt }] : [];
  });
};

/** Travels in groups of at most so many departures, or of one travel that has more. */
const groupsOf = (travels: readonly TravelOutline[]): readonly TravelOutline[][] => {
  const groups: TravelOutline[][] = [];
  let room = 0;
  for (const travel of travels) {
    const group = groups.at(-1);
    if (group && room >= travel.tours) group.push(travel);
    else groups.push([travel]);
    room = (group && room >= travel.tours ? room : most) - travel.tours;
  }
  return groups;
};

type Part = Readonly<{ changed: Date | null; read: () => Promise<readonly Address[]> }>;

const inPages = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );

/** The trips and departures of a large market: known from memory, read when their document is asked for. */
const travelParts = (options: DocumentOptions, travels: readonly TravelOutline[]): Part[] => [
  ...groupsOf(travels.filter(({ tours }) => tours > 0)).map((group) => ({
    changed: lastOf(group.map(({ lastTour }) => lastTour)),
    read: () => tourPaths(options, group),
  })),
  ...inPages(travels, most / 2).map((some) => ({
    changed: lastOf(some.map(({ updatedAt }) => updatedAt)),
    read: async () => some.flatMap((travel) => travelPaths(options, travel)),
  })),
];

/**
 * The documents of a market's sitemap, at least up to the one that is asked for. Departures come
 * before the pages that can only be counted by reading them, so that one of their documents costs
 * nothing but its own departures.
 */
const partsUpTo = async (options: DocumentOptions, asked: number): Promise<readonly Part[]> => {
  const travels = (await options.outlineTravels(options.market.id)).filter(
    ({ isIndexed }) => isIndexed,
  );
  const moving = travels.reduce((sum, { tours }) => sum + 2 + tours, 0);
  const parts = moving > most ? travelParts(options, travels) : [];
  if (asked > 0 && asked <= parts.length) return parts;
  const standing = await standingAddresses(options, travels);
  if (moving + standing.length <= most) {
    const read = async () => [
      ...standing,
      ...travels.flatMap((travel) => travelPaths(options, travel)),
      ...(await tourPaths(options, travels)),
    ];
    return [{ changed: null, read }];
  }
  return [
    ...(parts.length > 0 ? parts : travelParts(options, travels)),
    ...inPages(standing, most).map((page) => ({
      changed: lastOf(page.map(({ changed }) => changed)),
      read: async () => page,
    })),
  ];
};

const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const entryOf = (name: string, origin: string, { path, changed }: Address): string =>
  `<${name}><loc>${escaped(`${origin}${encodeURI(path)}`)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</${name}>`;

/**
 * The sitemap of a market: one document, or an index of parts past 5,000 addresses.
 * @param part 0 for `/sitemap.xml`, from 1 on for `/sitemap-1.xml`; null when there is no such part
 */
export const sitemap = async (
  options: DocumentOptions,
  part: number,
): Promise<RenderedPage | null> => {
  const { market, origin, now } = options;
  const parts = await partsUpTo(options, part);
  const isIndex = part === 0 && parts.length > 1;
  const asked = parts[Math.max(1, part) - 1];
  if (!asked || (part > 0 && parts.length === 1)) return null;
  const entries = isIndex
    ? parts.map(({ changed }, index) => ({ path: `/sitemap-${index + 1}.xml`, changed }))
    : await asked.read();
  const name = isIndex ? "sitemap" : "url";
  const body = document(
    isIndex ? "sitemapindex" : "urlset",
    entries.map((each) => entryOf(name, origin, each)),
  );
  const response = new Response(body, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
  const { id } = market;
  const tags = [catalogueTag(id), travelsTag(id), slugsTag(id), contentTag(id)];
  const tomorrow = startOfDay(addDays(dayAt(now, market), 1), market);
  return toRenderedPage(response, tags, tomorrow.getTime());
};

/** What crawlers may read: everything but the address of searches with filters, which are not listed. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /oauth2/\n\nSitemap: ${origin}/sitemap.xml\n`;
