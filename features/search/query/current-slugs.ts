import type { Resource, ResourceKind } from "#features/resources/contract.ts";
import type { SearchQuery } from "../contract.ts";

/** What the resources of a kind are asked for by now; a slug of none stays as it is. */
const current =
  (resources: readonly Resource[], kind: ResourceKind) =>
  (slug: string): string => {
    const own = resources.filter((each) => each.kind === kind);
    if (own.some((each) => each.slug === slug)) return slug;
    return own.find(({ formerSlugs }) => formerSlugs.includes(slug))?.slug ?? slug;
  };

/**
 * A search as it would be asked today: by the slugs that its resources have in the place of those
 * that they once had. It is the same object where nothing of it has been renamed.
 */
export const withCurrentSlugs = (
  query: SearchQuery,
  resources: readonly Resource[],
): SearchQuery => {
  const listed = (kind: ResourceKind, slugs: readonly string[]) => [
    ...new Set(slugs.map(current(resources, kind))),
  ];
  const renamed = {
    type: listed("travel-type-primary", query.type),
    style: listed("travel-styles", query.style),
    badge: listed("badges", query.badge),
    duration: listed("durations", query.duration),
    period: query.period && current(resources, "date-ranges")(query.period),
  };
  const isSame =
    renamed.period === query.period &&
    (["type", "style", "badge", "duration"] as const).every(
      (name) => renamed[name].join() === query[name].join(),
    );
  return isSame ? query : { ...query, ...renamed };
};
