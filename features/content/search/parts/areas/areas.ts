import type { AreaView } from "#features/content/destinations/parts/area-view.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Site } from "#markets/site/site.ts";

export const regions = ["asia", "europe", "america", "africa", "oceania", "antarctica"] as const;

export const isRegionRoute = (route: string): route is (typeof regions)[number] =>
  regions.some((code) => code === route);

/** Continents without trips are left out. */
export const areasOf = async (site: Site<DestinationReads & SearchReads>): Promise<AreaView[]> => {
  const { catalogue, localizer } = site;
  const [known, counts] = await Promise.all([catalogue.destinations(), catalogue.placeCounts()]);
  return regions.flatMap((code) => {
    const region = known.find((each) => each.kind === "region" && each.code === code);
    const trips = counts.get(region?.slug ?? "");
    if (!region || !trips) return [];
    return [
      {
        slug: region.slug,
        code,
        label: localizer.t(`area.${code}`),
        path: searchPath(localizer, { ...emptySearch, where: [region.slug] }),
        count: localizer.t("count.trips", { n: trips }),
      },
    ];
  });
};
