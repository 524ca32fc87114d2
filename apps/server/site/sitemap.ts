import { isShown } from "#apps/site/shown-routes.ts";
import { coordinatorAddresses } from "#features/coordinators/store.ts";
import { contentTag, fixedContentKeys } from "#features/page-contents/store.ts";
import { slugsTag } from "#features/pages/save.ts";
import { pageAddresses } from "#features/pages/store.ts";
import { tourAddresses } from "#features/tours/store.ts";
import { catalogueTag, travelAddresses } from "#features/travels/store.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/markets.ts";
import { contentRoutes, routeNames } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { DocumentOptions } from "./documents.ts";
import { finishPage, type FinishedPage } from "./finished.ts";
import { escaped } from "./xml.ts";

type Address = Readonly<{ path: string; changed: Date | null }>;

/** A sitemap may hold 50,000 addresses (sitemaps.org). */
const most = 20_000;

/** The last of some moments; null where there is none. */
const lastOf = (all: readonly Readonly<{ updatedAt: Date }>[]): Date | null => {
  const [first, ...others] = all;
  if (!first) return null;
  return others.reduce(
    (last, { updatedAt }) => (updatedAt > last ? updatedAt : last),
    first.updatedAt,
  );
};

/** Every indexable page of a market, the ones that never move first. */
const addressesOf = async (
  db: Database,
  market: Market,
  product: string,
  today: string,
): Promise<Address[]> => {
  const { id } = market;
  const [allTravels, tours, coordinators, pages, contents] = await Promise.all([
    travelAddresses(db, id),
    tourAddresses(db, id, today),
    coordinatorAddresses(db, id),
    pageAddresses(db, id),
    fixedContentKeys(db, id),
  ]);
  const travels = allTravels.filter(({ isIndexed }) => isIndexed);
  // A list is another when one of those in it is.
  const changes = new Map([
    ["coordinators", lastOf(coordinators)],
    ...(["index", "travels", "tours", "search"] as const).map(
      (name) => [name, lastOf([...travels, ...tours])] as const,
    ),
  ]);
  const slugs = new Map(travels.map((travel) => [travel.id, travel.slug]));
  const fixed = routeNames.flatMap((name) => {
    const path = isShown(name) ? pathOf(id, name, { travel: "", tour: "", coordinator: "" }) : null;
    return path === null || path.includes("//") || (path !== "/" && path.endsWith("/"))
      ? []
      : [{ path, changed: changes.get(name) ?? null }];
  });
  const written = contentRoutes.flatMap((route) => {
    const changed = contents.get(route);
    const path = changed ? pathOf(id, route, {}, product) : null;
    return changed && path !== null ? [{ path, changed }] : [];
  });
  const at = (route: "travels-travel" | "travels-travel-itinerary", travel: string) =>
    pathOf(id, route, { travel }) ?? "/";
  return [
    ...fixed,
    ...written,
    ...pages.map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
    ...coordinators.map(({ slug, updatedAt }) => ({
      path: pathOf(id, "coordinators-coordinator", { coordinator: slug }) ?? "/",
      changed: updatedAt,
    })),
    ...travels.flatMap(({ slug, updatedAt }) => [
      { path: at("travels-travel", slug), changed: updatedAt },
      { path: at("travels-travel-itinerary", slug), changed: updatedAt },
    ]),
    ...tours.flatMap(({ travelId, code, updatedAt }) => {
      const travel = slugs.get(travelId);
      const path = travel && pathOf(id, "travels-travel-tour", { travel, tour: code });
      return path ? [{ path, changed: updatedAt }] : [];
    }),
  ];
};

const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const entryOf = (name: string, origin: string, { path, changed }: Address): string =>
  `<${name}><loc>${escaped(`${origin}${encodeURI(path)}`)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</${name}>`;

const lastChange = (addresses: readonly Address[]): Date | null =>
  lastOf(addresses.flatMap(({ changed }) => (changed ? [{ updatedAt: changed }] : [])));

/**
 * The sitemap of a market: one document, or an index of parts past 20,000 addresses.
 * @param part 0 for `/sitemap.xml`, from 1 on for `/sitemap-1.xml`; null when there is no such part
 */
export const sitemap = async (
  { db, market, product, origin, now }: DocumentOptions,
  part: number,
): Promise<FinishedPage | null> => {
  const today = dayAt(now, market);
  const addresses = await addressesOf(db, market, product, today);
  const parts = Math.ceil(addresses.length / most);
  const partOf = (number: number) => addresses.slice((number - 1) * most, number * most);
  if (part > 0 && (parts === 1 || part > parts)) return null;
  const body =
    part === 0 && parts > 1
      ? document(
          "sitemapindex",
          Array.from({ length: parts }, (_, index) => {
            const path = `/sitemap-${index + 1}.xml`;
            return entryOf("sitemap", origin, { path, changed: lastChange(partOf(index + 1)) });
          }),
        )
      : document(
          "urlset",
          partOf(Math.max(1, part)).map((each) => entryOf("url", origin, each)),
        );
  const response = new Response(body, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
  const tags = [catalogueTag(market.id), slugsTag(market.id), contentTag(market.id)];
  return finishPage(response, tags, startOfDay(addDays(today, 1), market).getTime());
};

/** What crawlers may read: everything but the address of searches with filters, which are not listed. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /oauth2/\n\nSitemap: ${origin}/sitemap.xml\n`;
