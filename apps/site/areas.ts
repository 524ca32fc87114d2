import type { AreaView } from "#features/destinations/parts/area-view.ts";
import { parseSearch } from "#features/search/address.ts";
import { searchPath } from "#features/search/parts/show.ts";
import type { SiteRequest } from "./context.ts";

const regions = ["asia", "europe", "america", "africa", "oceania", "antarctica"] as const;
const empty = parseSearch(new URLSearchParams());

/** The six continents of a market, each leading to the search of its trips; one without trips is left out. */
export const areasOf = async (site: SiteRequest): Promise<AreaView[]> => {
  const { catalogue, voice } = site;
  const known = await catalogue.destinations();
  const rows = await Promise.all(
    regions.map(async (code) => {
      const region = known.find((each) => each.kind === "region" && each.code === code);
      if (!region) return null;
      const query = { ...empty, where: [region.slug] };
      const { total } = await catalogue.search(query);
      if (total === 0) return null;
      return {
        slug: region.slug,
        code,
        label: voice.say(`area.${code}`),
        path: searchPath(voice, query),
        count: voice.say("count.trips", { n: total }),
      };
    }),
  );
  return rows.filter((row) => row !== null);
};
