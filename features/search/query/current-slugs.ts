import type { Resource, ResourceKind } from "#features/resources/contract.ts";
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

/**
 * Replaces former slugs of resources by the current ones. Returns the same query object when no
 * slug was replaced.
 */
export const withCurrentSlugs = (
  query: SearchQuery,
  resources: readonly Resource[],
): SearchQuery => {
  const renamedList = (kind: ResourceKind, slugs: readonly string[]) => [
    ...new Set(slugs.map(currentSlug(resources, kind))),
  ];
  const renamed = {
    type: renamedList("travel-type-primary", query.type),
    style: renamedList("travel-styles", query.style),
    badge: renamedList("badges", query.badge),
    duration: renamedList("durations", query.duration),
    period: query.period && currentSlug(resources, "date-ranges")(query.period),
  };
  const isSame =
    renamed.period === query.period &&
    (["type", "style", "badge", "duration"] as const).every(
      (name) => renamed[name].join() === query[name].join(),
    );
  return isSame ? query : { ...query, ...renamed };
};
