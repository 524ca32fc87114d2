import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import type { BlockServices, ToursQuery } from "#blocks/services.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { departureLabels, departureRows } from "#features/content/search/parts/cards.ts";
import { withCurrentSlugs } from "#features/content/search/query/current-slugs.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";

type Found = Readonly<{ tours: readonly Tour[]; nearest: readonly Tour[] }>;

/** How many confirmed departures stand in for a period in which none is. */
const mostNearest = 5;

/**
 * All departures within a period of the search (a resource slug), the confirmed first. Where none is
 * confirmed, those that are confirmed nearest to it come besides.
 */
const toursWithin = async (
  { catalogue }: BlockSite,
  { period: stored, onlyConfirmed, limit }: ToursQuery,
): Promise<Found> => {
  const resources = await catalogue.resources();
  const { period } = withCurrentSlugs({ ...emptySearch, period: stored }, resources, []);
  const confirmed = await catalogue.confirmedTours(limit, 0, { period });
  const others =
    onlyConfirmed || confirmed.length === limit
      ? []
      : await catalogue.unconfirmedTours(limit - confirmed.length, { period });
  const range = resources.flatMap((each) =>
    each.kind === "date-ranges" && each.slug === period ? [each.onTheRoad ?? each.from] : [],
  );
  const [day] = confirmed.length > 0 ? [] : range;
  return {
    tours: [...confirmed, ...others],
    nearest: day ? await catalogue.nearestConfirmed(day, Math.min(limit, mostNearest)) : [],
  };
};

const toursFor = async (site: BlockSite, wanted: ToursQuery): Promise<Found> => {
  const { onlyConfirmed, period, limit } = wanted;
  if (period) return toursWithin(site, wanted);
  const tours = await (onlyConfirmed
    ? site.catalogue.confirmedTours(limit)
    : site.catalogue.likelyTours(limit));
  return { tours, nearest: [] };
};

export const toursForBlock = async (
  site: BlockSite,
  wanted: ToursQuery,
): ReturnType<BlockServices["tours"]> => {
  const { tours, nearest } = await toursFor(site, wanted);
  return {
    departures: await departureRows(site, tours),
    labels: departureLabels(site),
    nearest:
      nearest.length === 0
        ? null
        : {
            text: site.localizer.t("block.nearestConfirmed"),
            departures: await departureRows(site, nearest),
          },
  };
};
