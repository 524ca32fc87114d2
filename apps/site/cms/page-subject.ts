import { pageTypeOf } from "#features/pages/parts/block-placement.ts";
import { isRegionRoute } from "../destinations/areas.ts";
import type { SiteRequest } from "../context.ts";
import type { PageSubject } from "./block-services.ts";

/**
 * What the page of a fixed route is about: the trip of its address, or the continent of its name.
 * @param params of the route; `travel` is the trip's slug
 */
export const subjectOf = async (
  { catalogue }: SiteRequest,
  route: string,
  { travel: slug }: Readonly<Record<string, string | undefined>>,
): Promise<PageSubject> => {
  const travel = slug === undefined ? null : await catalogue.travelBySlug(slug);
  const region = isRegionRoute(route)
    ? (await catalogue.destinations()).find(({ kind, code }) => kind === "region" && code === route)
    : undefined;
  return { travelId: travel?.id ?? null, place: region?.slug ?? "" };
};

/** `isSample` where the blocks stand on the pages of all trips, and one of them stands for all. */
export type PreviewSubject = PageSubject & Readonly<{ isSample: boolean }>;

/** What the blocks of a page are about in the editor's preview, where no address names a trip. */
export const subjectForPreview = async (
  site: SiteRequest,
  routingKey: string | null,
): Promise<PreviewSubject> => {
  if (routingKey !== null && pageTypeOf({ routingKey }) === "travel") {
    const [tour] = await site.catalogue.likelyTours(1);
    return { travelId: tour?.travelId ?? null, place: "", isSample: true };
  }
  return { ...(await subjectOf(site, routingKey ?? "", {})), isSample: false };
};
