import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import type { BlockServices, TravelsQuery } from "#blocks/services.ts";
import { moods } from "#features/catalogue/travels/contract.ts";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import { searchResultCards, tripCards } from "#features/content/search/parts/cards.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { withCurrentSlugs } from "#features/content/search/query/current-slugs.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";

/** The search that a block stands for. It may hold slugs that have changed since it was written. */
const searchOf = async (
  { catalogue }: BlockSite,
  { where, mood, type, period, discounted, sort }: TravelsQuery,
): Promise<SearchQuery> => {
  const stored: SearchQuery = {
    ...emptySearch,
    where: where ? [where] : [],
    mood: moods.filter((each) => each === mood),
    type: type ? [type] : [],
    period: period || null,
    discounted,
    sort,
  };
  return withCurrentSlugs(stored, await catalogue.resources(), await catalogue.destinations());
};

/** The cards of travels that fit, or of those chosen by hand as far as they are published. */
export const travelsForBlock = async (
  site: BlockSite,
  asked: TravelsQuery,
  chosen: readonly string[] | null,
): ReturnType<BlockServices["travels"]> => {
  const { catalogue, localizer } = site;
  const query = chosen ? emptySearch : await searchOf(site, asked);
  const { hits, total } = await catalogue.search(query);
  const first = hits.slice(0, asked.limit);
  // The cards of a search show the departures by which it found and sorted the trips.
  return {
    cards: await (chosen
      ? tripCards(site, [...new Set(chosen)])
      : searchResultCards(site, first, query)),
    labels: toCardLabels(localizer),
    total: localizer.t("count.trips", { n: total }),
    all: {
      label: localizer.t("home.allTrips", { n: total }),
      path: searchPath(localizer, query),
    },
  };
};
