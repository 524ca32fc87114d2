import type { BlockServices } from "#blocks/services.ts";
import { showReviews } from "#features/reviews/parts/show.ts";
import { parseSearch } from "#features/search/address.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import { searchPath, showSearchBar } from "#features/search/parts/show.ts";
import type { Tour } from "#features/tours/contract.ts";
import { moods } from "#features/travels/contract.ts";
import { showCardWords } from "#features/travels/parts/show.ts";
import { dayAt, formatLongDate, formatTime, zoneName } from "#markets/format.ts";
import { peopleOfBlock } from "./block-people.ts";
import { mapOfBlock, placesOfBlock } from "./block-places.ts";
import { cardsOf, departuresOf, departureWords, tripCardsOf } from "./cards.ts";
import type { SiteRequest } from "./context.ts";
import { searchWordsOf } from "./search-words.ts";

/** The departures of a date range, one of each trip, the next first. */
const toursWithin = async (
  { catalogue }: SiteRequest,
  period: string,
  onlyConfirmed: boolean,
  limit: number,
): Promise<readonly Tour[]> => {
  const { hits } = await catalogue.search({
    ...parseSearch(new URLSearchParams()),
    period,
    status: ["CONFIRMED", "ALMOST_FULL", ...(onlyConfirmed ? [] : (["ALMOST_CONFIRMED"] as const))],
    sort: "date",
  });
  const ids = hits.slice(0, limit).flatMap(({ tourId }) => tourId ?? []);
  const tours = await catalogue.toursByIds(ids);
  return ids.flatMap((id) => tours.get(id) ?? []);
};

/** What the blocks of a page may ask of its market. */
export const blockServices = (site: SiteRequest): BlockServices => {
  const { catalogue, voice } = site;
  const empty = parseSearch(new URLSearchParams());
  return {
    async travels({ where, mood, type, period, discounted, sort, limit }) {
      const query: SearchQuery = {
        ...empty,
        where: where ? [where] : [],
        mood: moods.filter((each) => each === mood),
        type: type ? [type] : [],
        period: period || null,
        discounted,
        sort,
      };
      const { hits, total } = await catalogue.search(query);
      return {
        // Who asks for discounts or days is shown the departures that have them.
        cards: await (discounted || period
          ? cardsOf(site, hits.slice(0, limit))
          : tripCardsOf(
              site,
              hits.slice(0, limit).map(({ travelId }) => travelId),
            )),
        words: showCardWords(voice),
        total: voice.say("count.trips", { n: total }),
        all: {
          label: voice.say("home.allTrips", { n: total }),
          path: searchPath(voice, query),
        },
      };
    },
    async tours({ onlyConfirmed, period, limit }) {
      const tours = await (period
        ? toursWithin(site, period, onlyConfirmed, limit)
        : onlyConfirmed
          ? catalogue.confirmedTours(limit)
          : catalogue.leavingSoon(limit));
      return { departures: await departuresOf(site, tours), words: departureWords(site) };
    },
    searchBar: async () => showSearchBar(voice, empty, await searchWordsOf(site)),
    async reviews(limit) {
      const [summary, reviews] = await Promise.all([
        catalogue.marketReviews(),
        catalogue.reviews({ ratings: [4, 5] }, limit),
      ]);
      const ids = reviews.flatMap(({ travelId }) => travelId ?? []);
      const travels = await catalogue.travelsByIds([...new Set(ids)]);
      const names = new Map(travels.map(({ id, name }) => [id, name]));
      return showReviews(
        voice,
        summary,
        reviews,
        ({ travelId }) => names.get(travelId ?? "") ?? "",
      );
    },
    pictures: (ids) => catalogue.pictures(ids),
    coordinators: (wanted) => peopleOfBlock(site, wanted),
    destinations: (wanted) => placesOfBlock(site, wanted),
    map: (wanted) => mapOfBlock(site, wanted),
    say: voice.say,
    language: voice.market.language,
    moment: (instant) => ({
      date: formatLongDate(dayAt(instant, voice.market), voice.market),
      time: formatTime(instant, voice.market),
      zone: zoneName(instant, voice.market),
    }),
  };
};
