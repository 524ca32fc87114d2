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

/** A subject for the editor's preview, where a page of all trips or places has to show one. */
export const sampleSubject = async ({ catalogue }: SiteRequest): Promise<PageSubject> => {
  const [[tour], destinations, counts] = await Promise.all([
    catalogue.likelyTours(1),
    catalogue.destinations(),
    catalogue.placeCounts(),
  ]);
  const region = destinations.find(({ kind, slug }) => kind === "region" && counts.has(slug));
  return { travelId: tour?.travelId ?? null, place: region?.slug ?? "" };
};
