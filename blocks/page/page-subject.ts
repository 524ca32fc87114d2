import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import type { PageOwner } from "#features/content/pages/contract.ts";
import { pageTypeOf } from "#features/content/pages/parts/block-placement.ts";
import { isRegionRoute } from "#features/content/search/parts/areas/areas.ts";
import type { PageSubject } from "../from-catalogue/block-services.ts";

/**
 * What the page of a fixed route is about: the trip of its address, or the continent of its name.
 * @param params of the route; `travel` is the trip's slug
 */
export const subjectOf = async (
  { catalogue }: BlockSite,
  route: string,
  { travel: slug }: Readonly<Record<string, string | undefined>>,
): Promise<PageSubject> => {
  const travel = slug === undefined ? null : await catalogue.travelBySlug(slug);
  const region = isRegionRoute(route)
    ? (await catalogue.destinations()).find(({ kind, code }) => kind === "region" && code === route)
    : undefined;
  return { travelId: travel?.id ?? null, place: region?.slug ?? "" };
};

/** What the own page of a travel or a destination is about. */
export const subjectOfOwner = async (
  { catalogue }: BlockSite,
  { kind, id }: PageOwner,
): Promise<PageSubject> => {
  if (kind === "travel") return { travelId: id, place: "" };
  const place = (await catalogue.destinations()).find((each) => each.id === id);
  return { travelId: null, place: place?.slug ?? "" };
};

/** `isSample` where the blocks stand on the pages of all trips, and one of them stands for all. */
export type PreviewSubject = PageSubject & Readonly<{ isSample: boolean }>;

/** Where the blocks of a page are shown. */
export type PreviewPlace = Readonly<{ routingKey: string | null; owner: PageOwner | null }>;

/** What the blocks of a page are about in the editor's preview, where no address names a trip. */
export const subjectForPreview = async (
  site: BlockSite,
  { routingKey, owner }: PreviewPlace,
): Promise<PreviewSubject> => {
  if (owner) return { ...(await subjectOfOwner(site, owner)), isSample: false };
  if (routingKey !== null && pageTypeOf({ routingKey }) === "travel") {
    const [tour] = await site.catalogue.likelyTours(1);
    return { travelId: tour?.travelId ?? null, place: "", isSample: true };
  }
  return { ...(await subjectOf(site, routingKey ?? "", {})), isSample: false };
};
