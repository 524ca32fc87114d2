import type { DescribedDestination } from "#features/content/destinations/contract.ts";
import type { Resource, ResourceKind } from "#features/catalogue/resources/contract.ts";
import type { SearchQuery } from "../contract.ts";

/**
 * Returns the current slug of a resource when the given slug is a former one. Unknown slugs are
 * returned unchanged.
 */
const currentSlug =
  (resources: readonly Resource[], kind: ResourceKind) =>
  (slug: string): string => {
    const ofKind = resources.filter((each) => each.kind === kind);
    if (ofKind.some((each) => each.slug === slug)) return slug;
    return ofKind.find(({ formerSlugs }) => formerSlugs.includes(slug))?.slug ?? slug;
  };

type Renamed = Pick<DescribedDestination, "slug" | "formerSlugs">;

const currentPlace =
  (destinations: readonly Renamed[]) =>
  (slug: string): string => {
    if (destinations.some((each) => each.slug === slug)) return slug;
    return destinations.find(({ formerSlugs }) => formerSlugs.includes(slug))?.slug ?? slug;
  };

/**
 * Replaces former slugs of resources and destinations by the current ones. Returns the same query object when no
 * slug was replaced.
 */
export const withCurrentSlugs = (
  query: SearchQuery,
  resources: readonly Resource[],
  destinations: readonly Renamed[],
): SearchQuery => {
  const renamedList = (kind: ResourceKind, slugs: readonly string[]) => [
    ...new Set(slugs.map(currentSlug(resources, kind))),
  ];
  const renamed = {
    where: [...new Set(query.where.map(currentPlace(destinations)))],
    type: renamedList("travel-type-primary", query.type),
    style: renamedList("travel-styles", query.style),
    badge: renamedList("badges", query.badge),
    duration: renamedList("durations", query.duration),
    period: query.period && currentSlug(resources, "date-ranges")(query.period),
  };
  const isSame =
    renamed.period === query.period &&
    (["where", "type", "style", "badge", "duration"] as const).every(
      (name) => renamed[name].join() === query[name].join(),
    );
  return isSame ? query : { ...query, ...renamed };
};
