import { statuses } from "#features/records/statuses/contract.ts";
import type { FacetCounts, SearchQuery, SearchResult } from "#features/content/search/contract.ts";
import type { TourRow, TravelRow } from "#features/content/search/index/read-rows.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";
import type { CatalogueRows } from "./whole-index.ts";

type Question = Readonly<{ query: SearchQuery; words: readonly WordLexemes[] }>;

/** Rows of another market and of an earlier day, which must never appear in the answers. */
export type OtherCatalogues = Readonly<{ otherMarket: CatalogueRows; tenDaysAgo: CatalogueRows }>;

/** A bug that is planted in the index's rows, in the search or in the answer. */
export type Bug = Readonly<{
  spoilRows?: (rows: CatalogueRows, others: OtherCatalogues) => CatalogueRows;
  spoilQuestion?: (question: Question) => Question;
  spoilAnswer?: (answer: SearchResult, query: SearchQuery) => SearchResult;
}>;

const eachTravel = (spoil: (travel: TravelRow) => Partial<TravelRow>): Bug => ({
  spoilRows: (rows) => ({
    ...rows,
    travels: rows.travels.map((travel) => ({ ...travel, ...spoil(travel) })),
  }),
});

const eachTour = (spoil: (tour: TourRow, others: OtherCatalogues) => Partial<TourRow>): Bug => ({
  spoilRows: (rows, others) => ({
    ...rows,
    tours: rows.tours.map((tour) => ({ ...tour, ...spoil(tour, others) })),
  }),
});

/** Changes only the first departure that satisfies the condition. */
const oneTour = (
  isTarget: (tour: TourRow) => boolean,
  spoil: (tour: TourRow) => Partial<TourRow>,
): Bug => ({
  spoilRows: (rows) => {
    const at = rows.tours.findIndex(isTarget);
    return {
      ...rows,
      tours: rows.tours.map((tour, n) => (n === at ? { ...tour, ...spoil(tour) } : tour)),
    };
  },
});

const eachQuery = (spoil: (query: SearchQuery) => Partial<SearchQuery>): Bug => ({
  spoilQuestion: ({ query, words }) => ({ query: { ...query, ...spoil(query) }, words }),
});

const eachWords = (spoil: (words: readonly WordLexemes[]) => readonly WordLexemes[]): Bug => ({
  spoilQuestion: ({ query, words }) => ({ query, words: spoil(words) }),
});

const eachFacets = (
  spoil: (facets: FacetCounts, query: SearchQuery) => Partial<FacetCounts>,
): Bug => ({
  spoilAnswer: (answer, query) => ({
    ...answer,
    facets: { ...answer.facets, ...spoil(answer.facets, query) },
  }),
});

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Maps an id so that the order of ids is reversed. Applied twice, it returns the original id. */
const mirrorId = (id: string): string =>
  id.replaceAll(/[0-9a-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const only = (counts: Readonly<Record<string, number>>, chosen: readonly string[]) =>
  chosen.length === 0
    ? counts
    : Object.fromEntries(Object.entries(counts).filter(([value]) => chosen.includes(value)));

/** Plausible mistakes in a search. The key names the mistake's effect. */
export const bugs: Readonly<Record<string, Bug>> = {
  "one departure that is sold out still counts as planned": oneTour(
    ({ status }) => status === "SOLD_OUT",
    () => ({ status: "PLANNED" }),
  ),
  "one departure costs more than it should": oneTour(
    ({ status }) => status === "CONFIRMED",
    ({ cents }) => ({ cents: cents * 2 }),
  ),
  "groups come back a day later": eachTour(({ end }) => ({ end: dayAfter(end, 1) })),
  "groups leave a day earlier": eachTour(({ departure }) => ({
    departure: dayAfter(departure, -1),
  })),
  "a discount does not end": eachTour(({ id, cents, percent }, { tenDaysAgo }) => {
    const before = tenDaysAgo.tours.find((tour) => tour.id === id);
    return { cents: before?.cents ?? cents, percent: before?.percent ?? percent };
  }),
  "departures of the last ten days are still offered": {
    spoilRows: (_, { tenDaysAgo }) => tenDaysAgo,
  },
  "a travel of another market shows": {
    spoilRows: (rows, { otherMarket }) => {
      const [stranger] = otherMarket.travels;
      const travels = [...rows.travels, ...(stranger ? [stranger] : [])];
      const tours = otherMarket.tours.filter(({ travelId }) => travelId === stranger?.id);
      return { ...rows, travels, tours: [...rows.tours, ...tours] };
    },
  },
  "a travel is lost": { spoilRows: (rows) => ({ ...rows, travels: rows.travels.slice(0, -1) }) },
  "of two departures at one price the later one shows": {
    spoilRows: (rows) => ({
      ...rows,
      tours: rows.tours.toSorted(
        (a, b) =>
          compare(a.travelId, b.travelId) || a.cents - b.cents || compare(b.departure, a.departure),
      ),
    }),
  },
  "travels that tie stand in the wrong order": {
    spoilRows: (rows) => ({
      ...rows,
      travels: rows.travels.map((travel) => ({ ...travel, id: mirrorId(travel.id) })),
      tours: rows.tours.map((tour) => ({ ...tour, travelId: mirrorId(tour.travelId) })),
      lexemes: rows.lexemes.map((each) => ({ ...each, travelId: mirrorId(each.travelId) })),
    }),
    spoilAnswer: (answer) => ({
      ...answer,
      hits: answer.hits.map((hit) => ({ ...hit, travelId: mirrorId(hit.travelId) })),
    }),
  },
  "one for everybody counts for the young alone": eachTour(({ age }) => ({
    age: age === "ALL" ? "25-35" : age,
  })),
  "only the first mood counts": eachTravel(({ moods }) => ({ moods: moods.slice(0, 1) })),
  "only the first place counts": eachTravel(({ places }) => ({ places: places.slice(0, 1) })),
  "a badge is lost": eachTravel(({ badges }) => ({
    badges: badges.filter((badge) => badge !== "badges-36"),
  })),
  "ten days are long": eachTravel(({ days }) => ({ days: days === 10 ? 11 : days })),
  "a period ends a day early": {
    spoilRows: (rows) => ({
      ...rows,
      periods: rows.periods.map((period) => ({ ...period, to: dayAfter(period.to, -1) })),
    }),
  },
  "a group that is home on the day itself is under way in its night": {
    spoilRows: (rows) => ({
      ...rows,
      periods: rows.periods.map((period) => ({
        ...period,
        onTheRoad: period.onTheRoad && dayAfter(period.onTheRoad, -1),
      })),
    }),
  },
  "a period's night is not asked for": {
    spoilRows: (rows) => ({
      ...rows,
      periods: rows.periods.map((period) => ({ ...period, onTheRoad: null })),
    }),
  },
  "by date a departure on request counts as one that can be booked": eachTour(({ status }) => ({
    status: status === "WAITING_LIST" ? "PLANNED" : status,
  })),
  "a name weighs no more than a story": {
    spoilRows: (rows) => ({
      ...rows,
      lexemes: rows.lexemes.map((lexeme) => ({ ...lexeme, weight: 1 })),
    }),
  },
  "words of filter names also match in stories": {
    spoilRows: (rows) => ({ ...rows, facetLexemes: [] }),
  },
  "only the first word of a keyword counts": eachWords((words) => words.slice(0, 1)),
  "the beginning of a word finds nothing": eachWords((words) =>
    words.map((word) => ({ ...word, prefix: null })),
  ),
  "sold out counts unasked": eachQuery(({ status }) => ({
    status: status.length === 0 ? statuses : status,
  })),
  "the lowest price itself does not match": eachQuery(({ priceMin }) => ({
    priceMin: priceMin === null ? null : priceMin + 1,
  })),
  "the highest price itself does not match": eachQuery(({ priceMax }) => ({
    priceMax: priceMax === null ? null : priceMax - 1,
  })),
  "a stay may take a day more": eachQuery(({ days }) => ({
    days: days === null ? null : days + 1,
  })),
  "only the last month counts": eachQuery(({ month }) => ({ month: month.slice(-1) })),
  "the season does not narrow": eachQuery(() => ({ season: [] })),
  "highest prices come last": eachQuery(({ sort }) => ({
    sort: sort === "price-desc" ? "price-asc" : sort,
  })),
  "reviews do not count": eachTravel(() => ({ stars: 0, reviews: 0 })),
  "how many reviews there are does not count": eachTravel(({ stars, reviews }) => ({
    stars: reviews === 0 ? 0 : stars / reviews,
    reviews: Math.min(reviews, 1),
  })),
  "without a keyword relevance is the date": eachQuery(({ q, sort }) => ({
    sort: q === "" && sort === "relevance" ? "date" : sort,
  })),
  "every page is the first": eachQuery(() => ({ page: 1 })),
  "a chosen status narrows its own counts": eachFacets(({ status }, query) => ({
    status: only(status, query.status),
  })),
  "a chosen type narrows its own counts": eachFacets(({ type }, query) => ({
    type: only(type, query.type),
  })),
  "up to ten days leaves out the short ones": eachFacets(({ duration }) => ({
    duration: {
      ...duration,
      "up-to-10": (duration["up-to-10"] ?? 0) - (duration["up-to-6"] ?? 0),
    },
  })),
  "the bars of the prices go down one bar": {
    spoilAnswer: (answer) => ({
      ...answer,
      prices: answer.prices && {
        ...answer.prices,
        bars: [...answer.prices.bars.slice(1), ...answer.prices.bars.slice(0, 1)],
      },
    }),
  },
};
