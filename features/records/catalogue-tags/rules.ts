// Cache tags of the catalogue's pages. A page is cached under the tags of what it has read; a write
// invalidates `tagsOfTravels` for travels and departures and `catalogueTag` for everything else.

/**
 * The tag for everything in a market's catalogue that has no tag of its own. It also stands for the
 * travels of a write that changes more travels than a notification can list.
 */
export const catalogueTag = (market: string): string => `catalogue:${market}`;

/** The tag for searches and lists, which change with any travel or departure of the market. */
export const travelsTag = (market: string): string => `travels:${market}`;

/** The tag for one travel and its departures. */
export const travelTag = (market: string, id: string): string => `travel:${market}:${id}`;

/**
 * The tag for links between markets: it stands for the travels of all markets that belong to one
 * trip, and their departures.
 */
export const tripTag = (id: string): string => `trip:${id}`;

/**
 * The number of travels that are listed individually. A PostgreSQL notification holds at most 8,000
 * bytes.
 */
const maxTravelTags = 40;

/**
 * The tags to invalidate after a write of travels or their departures, which may be removed or
 * unpublished. Invalidate them in the transaction of the write.
 */
export const tagsOfTravels = (
  market: string,
  travels: readonly Readonly<{ id: string; tripId: string }>[],
): readonly string[] => {
  if (travels.length === 0) return [];
  const trips = [...new Set(travels.map(({ tripId }) => tripTag(tripId)))];
  if (travels.length > maxTravelTags) return [catalogueTag(market), "catalogue"];
  return [travelsTag(market), ...travels.map(({ id }) => travelTag(market, id)), ...trips];
};

const travelTagParts = /^travel:([^:]+):/;

/**
 * Removes the tags of individual travels of a market when `travelsTag` of that market is also
 * present, because it includes them.
 */
export const minimalTags = (tags: Iterable<string>): readonly string[] => {
  const all = new Set(tags);
  return [...all].filter((tag) => {
    const market = travelTagParts.exec(tag)?.[1];
    return market === undefined || !all.has(travelsTag(market));
  });
};

/** Ids of the market's travels that the tags name. */
export const travelIdsIn = (market: string, tags: readonly string[]): readonly string[] => {
  const start = travelTag(market, "");
  return tags.filter((tag) => tag.startsWith(start)).map((tag) => tag.slice(start.length));
};
