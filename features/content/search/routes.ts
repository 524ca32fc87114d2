import { z } from "zod";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { catalogueTag, travelsTag } from "#features/records/catalogue-tags/rules.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { countQuery } from "./calls.ts";
import { fromSearchParams } from "./query/search-params.ts";
import { inMarketUnits } from "./query/price-units.ts";
import type { SearchQuery, Suggestion } from "./contract.ts";
import { interpretQuery } from "./query/interpret-query.ts";
import { type SuggestionsView } from "./parts/assist-view.ts";
import { toSearchDates } from "./parts/when/dates-presenter.ts";
import { whenText } from "./parts/when/when-presenter.ts";
import type { Catalogue } from "./store.ts";

export type SearchRoutesOptions = Readonly<{
  catalogue: Pick<Catalogue, "search" | "correct" | "suggest" | "departureDays">;
  destinationsOf: (market: string) => Promise<readonly Destination[]>;
  resourcesOf: (market: string) => Promise<readonly Resource[]>;
  /** Units of the currency in which a visitor's prices are searched, for one of the market's. */
  priceRateOf: (market: string, currency: string | null) => Promise<number>;
  now: () => Date;
}>;

const toSuggestionsView = (
  id: string,
  q: string,
  found: readonly Suggestion[],
): SuggestionsView => {
  const market = marketById(id);
  const t = translatorFor(market);
  const areRegions = q.trim() === "";
  const detailOf = ({ kind, trips }: Suggestion): string => {
    if (kind === "trip") return t("suggestion.trip");
    const count = t("count.trips", { n: trips });
    return areRegions
      ? count
      : `${t(`suggestion.${kind === "part" ? "region" : kind}`)} · ${count}`;
  };
  return {
    title: t(areRegions ? "search.regions" : "search.suggestions"),
    announced: t("search.suggested", { n: found.length }),
    suggestions: found.map((each) => ({
      name: each.name,
      detail: detailOf(each),
      path:
        each.kind === "trip" ? pathOf(market.id, "travels-travel", { travel: each.slug }) : null,
    })),
    words: {
      anywhere: t("search.anywhere"),
      recent: t("search.recent"),
      clear: t("search.clearRecent"),
      remove: t("filter.remove", { name: "{name}" }),
    },
  };
};

/**
 * Browsers and a CDN may cache the answers for all visitors. When staff change the catalogue, the
 * CDN is purged by cache tags.
 */
const shared = {
  maxAge: 120,
  staleWhileRevalidate: 600,
  tags: (market: string) => [catalogueTag(market), travelsTag(market)],
};

const localizerFor = (id: string, now: Date) => {
  const market = marketById(id);
  return { market, t: translatorFor(market), today: dayAt(now, market) };
};

/** Clears all dates of a search. */
const noDates = { from: null, to: null, month: [], season: [], period: null, days: null };

/** Reads the parameters of a search in a market, and corrects the spelling of the keyword. */
const parseQuery = async (
  { catalogue, destinationsOf, resourcesOf, priceRateOf, now }: SearchRoutesOptions,
  market: string,
  parameters: z.infer<typeof countQuery>,
): Promise<SearchQuery> => {
  const pairs = Object.entries(parameters).flatMap(([name, matches]) =>
    [matches ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const { effective } = await interpretQuery(
    fromSearchParams(new URLSearchParams(pairs)),
    marketById(market).language,
    {
      destinations: () => destinationsOf(market),
      resources: () => resourcesOf(market),
      correct: (q) => catalogue.correct(market, q),
      today: dayAt(now(), marketById(market)),
    },
  );
  const currency = [parameters["currency"] ?? []].flat()[0] ?? null;
  return inMarketUnits(effective, currency === null ? 1 : await priceRateOf(market, currency));
};

/** Public endpoints behind the search form: suggestions, live counts and departure days. */
export const addSearchRoutes = (api: Api, options: SearchRoutesOptions): void => {
  const { catalogue, resourcesOf, now } = options;

  api.route(calls.suggest, {
    shared,
    async handle({ market, query: { q } }) {
      return { body: toSuggestionsView(market, q, await catalogue.suggest(market, q)) };
    },
  });

  api.route(calls.countSearch, {
    shared,
    async handle({ market, query: parameters }) {
      const query = await parseQuery(options, market, parameters);
      const { total, facets } = await catalogue.search(market, query);
      const localizer = localizerFor(market, now());
      const submit = localizer.t("search.submitCount", { n: total });
      const when =
        whenText(localizer, query, await resourcesOf(market)) || localizer.t("search.anyTime");
      return { body: { total, submit, when, facets } };
    },
  });

  api.route(calls.searchDates, {
    shared,
    async handle({ market, query: parameters }) {
      const requested = await parseQuery(options, market, parameters);
      const query = { ...requested, ...noDates };
      const days = await catalogue.departureDays(market, query);
      const month = [...new Set([...days.keys()].map((day) => day.slice(0, 7)))];
      const fitting =
        requested.days === null
          ? days
          : await catalogue.departureDays(market, { ...query, days: requested.days, month });
      return { body: toSearchDates(localizerFor(market, now()), days, fitting) };
    },
  });
};
