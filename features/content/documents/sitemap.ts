import { coordinatorSitemapEntries } from "#features/catalogue/coordinators/store.ts";
import { plannedEventsTag } from "#features/catalogue/events/store.ts";
import { listDestinations } from "#features/content/destinations/store.ts";
import { contentTag, fixedContentKeys } from "#features/content/page-contents/store.ts";
import { pageAddresses, slugsTag } from "#features/content/pages/store.ts";
import type { TravelOutline } from "#features/content/search/contract.ts";
import { tourSitemapEntries } from "#features/catalogue/tours/store.ts";
import { catalogueTag, travelsTag } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { contentRoutes, routeNames } from "#markets/routes.ts";
import type { DocumentOptions } from "./document-options.ts";
import { toRenderedPage, type RenderedPage } from "#platform/server/pages/rendered-page.ts";
import { escapeXml } from "#platform/texts/escape-xml.ts";

type SitemapEntry = Readonly<{ path: string; changed: Date | null }>;

/**
 * Addresses in one part. sitemaps.org allows 50,000, but 5,000 are generated without a noticeable
 * wait.
 */
const maxEntries = 5000;

const latestOf = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce(
    (latest, date) => (latest === null || (date && date > latest) ? date : latest),
    null,
  );

/** Paths of the searches for a single country, of all countries that have trips. */
const countryPaths = async ({
  db,
  market,
  placeCounts,
  site,
}: DocumentOptions): Promise<string[]> => {
  const [counts, destinations] = await Promise.all([
    placeCounts(market.id),
    listDestinations(db, market.id),
  ]);
  return destinations
    .filter(({ kind, slug }) => kind === "country" && counts.has(slug))
    .map(({ slug }) => site.countryPath(market, slug));
};

/** The pages of events to come that take place; none where the market hides events. */
const eventEntries = async ({
  db,
  market,
  now,
  site,
}: DocumentOptions): Promise<SitemapEntry[]> => {
  if (pathOf(market.id, "events-wemeet") === null) return [];
  const events = await site.comingEvents(db, market.id, now);
  return events.flatMap(({ slug, updatedAt, cancelledBecause }) => {
    const path = pathOf(market.id, "events-wemeet-event", { event: slug });
    return path === null || cancelledBecause !== "" ? [] : [{ path, changed: new Date(updatedAt) }];
  });
};

/** Every indexable page of a market except those of trips and departures, fixed routes first. */
const otherEntries = async (
  options: DocumentOptions,
  travels: readonly TravelOutline[],
): Promise<SitemapEntry[]> => {
  const { db, market, product, site } = options;
  const { id } = market;
  const [coordinators, pages, contents, countries, events] = await Promise.all([
    coordinatorSitemapEntries(db, id),
    pageAddresses(db, id),
    fixedContentKeys(db, id),
    countryPaths(options),
    eventEntries(options),
  ]);
  // A list has changed when any record on it has.
  const lastTravel = latestOf(
    travels.flatMap(({ updatedAt, lastTourUpdate }) => [updatedAt, lastTourUpdate]),
  );
  const changes = new Map([
    ["events-wemeet", latestOf(events.map(({ changed }) => changed))],
    ["coordinators", latestOf(coordinators.map(({ updatedAt }) => updatedAt))],
    ...(["index", "travels", "tours", "search"] as const).map(
      (name) => [name, lastTravel] as const,
    ),
  ]);
  const fixed = routeNames.flatMap((name) => {
    const path = site.isForEveryone(name)
      ? pathOf(id, name, { travel: "", tour: "", coordinator: "", event: "", key: "" })
      : null;
    return path === null || path.includes("//") || (path !== "/" && path.endsWith("/"))
      ? []
      : [{ path, changed: changes.get(name) ?? null }];
  });
  const contentPages = contentRoutes.flatMap((route) => {
    const changed = contents.get(route);
    const path = changed ? pathOf(id, route, {}, product) : null;
    return changed && path !== null ? [{ path, changed }] : [];
  });
  return [
    ...fixed,
    ...events,
    ...contentPages,
    ...countries.map((path) => ({ path, changed: lastTravel })),
    ...pages.map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
    ...coordinators.map(({ slug, updatedAt }) => ({
      path: pathOf(id, "coordinators-coordinator", { coordinator: slug }) ?? "/",
      changed: updatedAt,
    })),
  ];
};

const travelEntries = (
  { market: { id } }: DocumentOptions,
  { slug, updatedAt }: TravelOutline,
): SitemapEntry[] =>
  (["travels-travel", "travels-travel-itinerary"] as const).map((route) => ({
    path: pathOf(id, route, { travel: slug }) ?? "/",
    changed: updatedAt,
  }));

const tourEntries = async (
  { db, market, now }: DocumentOptions,
  travels: readonly TravelOutline[],
): Promise<SitemapEntry[]> => {
  const slugs = new Map(travels.map(({ id, slug }) => [id, slug]));
  const tours = await tourSitemapEntries(db, market.id, [...slugs.keys()], dayAt(now, market));
  return tours.flatMap(({ travelId, code, updatedAt }) => {
    const travel = slugs.get(travelId);
    const path = travel && pathOf(market.id, "travels-travel-tour", { travel, tour: code });
    return path ? [{ path, changed: updatedAt }] : [];
  });
};

/** Groups of travels with at most `maxEntries` departures; a travel with more is a group of its own. */
const groupByTourCount = (travels: readonly TravelOutline[]): readonly TravelOutline[][] => {
  const groups: TravelOutline[][] = [];
  let room = 0;
  for (const travel of travels) {
    const group = groups.at(-1);
    if (group && room >= travel.tourCount) group.push(travel);
    else groups.push([travel]);
    room = (group && room >= travel.tourCount ? room : maxEntries) - travel.tourCount;
  }
  return groups;
};

type Part = Readonly<{ changed: Date | null; read: () => Promise<readonly SitemapEntry[]> }>;

const chunk = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );

/**
 * The parts with the trips and departures of a large market. The outlines in memory tell what each
 * part contains; a part is read from the database only when it is requested.
 */
const travelParts = (options: DocumentOptions, travels: readonly TravelOutline[]): Part[] => [
  ...groupByTourCount(travels.filter(({ tourCount }) => tourCount > 0)).map((group) => ({
    changed: latestOf(group.map(({ lastTourUpdate }) => lastTourUpdate)),
    read: () => tourEntries(options, group),
  })),
  ...chunk(travels, maxEntries / 2).map((travelsOfPart) => ({
    changed: latestOf(travelsOfPart.map(({ updatedAt }) => updatedAt)),
    read: async () => travelsOfPart.flatMap((travel) => travelEntries(options, travel)),
  })),
];

/**
 * The parts of a market's sitemap, at least up to the requested one. Parts with departures come
 * first, because numbering them does not need the other pages: a request for such a part reads the
 * rows of that part alone.
 */
const partsUpTo = async (
  options: DocumentOptions,
  partNumber: number,
): Promise<readonly Part[]> => {
  const travels = (await options.travelOutlines(options.market.id)).filter(
    ({ isIndexed }) => isIndexed,
  );
  const travelEntryCount = travels.reduce((sum, { tourCount }) => sum + 2 + tourCount, 0);
  const parts = travelEntryCount > maxEntries ? travelParts(options, travels) : [];
  if (partNumber > 0 && partNumber <= parts.length) return parts;
  const others = await otherEntries(options, travels);
  if (travelEntryCount + others.length <= maxEntries) {
    const read = async () => [
      ...others,
      ...travels.flatMap((travel) => travelEntries(options, travel)),
      ...(await tourEntries(options, travels)),
    ];
    return [{ changed: null, read }];
  }
  return [
    ...(parts.length > 0 ? parts : travelParts(options, travels)),
    ...chunk(others, maxEntries).map((page) => ({
      changed: latestOf(page.map(({ changed }) => changed)),
      read: async () => page,
    })),
  ];
};

const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const entryOf = (name: string, origin: string, { path, changed }: SitemapEntry): string =>
  `<${name}><loc>${escapeXml(`${origin}${encodeURI(path)}`)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</${name}>`;

/**
 * The sitemap of a market: one document, or an index of parts when it has more than 5,000
 * addresses.
 * @param part 0 for `/sitemap.xml`, from 1 on for `/sitemap-1.xml`
 * @returns null when the sitemap has no such part
 */
export const sitemap = async (
  options: DocumentOptions,
  part: number,
): Promise<RenderedPage | null> => {
  const { market, origin, now } = options;
  const parts = await partsUpTo(options, part);
  const isIndex = part === 0 && parts.length > 1;
  const requested = parts[Math.max(1, part) - 1];
  if (!requested || (part > 0 && parts.length === 1)) return null;
  const entries = isIndex
    ? parts.map(({ changed }, index) => ({ path: `/sitemap-${index + 1}.xml`, changed }))
    : await requested.read();
  const name = isIndex ? "sitemap" : "url";
  const body = document(
    isIndex ? "sitemapindex" : "urlset",
    entries.map((each) => entryOf(name, origin, each)),
  );
  const response = {
    status: 200,
    headers: [["content-type", "application/xml; charset=utf-8"]],
    text: body,
  } as const;
  const { id } = market;
  const tags = [
    catalogueTag(id),
    travelsTag(id),
    slugsTag(id),
    contentTag(id),
    plannedEventsTag(id),
  ];
  const tomorrow = startOfDay(addDays(dayAt(now, market), 1), market);
  return toRenderedPage(response, tags, tomorrow.getTime());
};

export const robots = (origin: string, apiBase: string): string =>
  `User-agent: *\nDisallow: ${apiBase}/\nDisallow: /oauth2/\n\nSitemap: ${origin}/sitemap.xml\n`;
