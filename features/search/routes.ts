import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { z } from "zod";
import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import { catalogueTag, travelsTag } from "#features/travels/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById, pathOf } from "#markets/markets.ts";
import { sayIn } from "#markets/say.ts";
import { compressAnswer } from "#platform/server/http/compression/compressed.ts";
import { readQuery } from "#platform/server/http/query.ts";
import { parseSearch, searchParameters } from "./address.ts";
import type { SearchQuery, Suggestion } from "./contract.ts";
import { meaningOf } from "./meaning.ts";
import type { LiveCount, SearchDates, SuggestionsView } from "./parts/assist-view.ts";
import { showDates } from "./parts/show-dates.ts";
import { askedWhen } from "./parts/show-when.ts";
import type { Catalogue } from "./store.ts";

/** What the public calls of the search need. */
export type SearchRoutesOptions = Readonly<{
  /** @throws Error for an unknown country */
  marketOf: (country: string) => string;
  catalogue: Pick<Catalogue, "search" | "correct" | "suggest" | "departureDays">;
  destinationsOf: (market: string) => Promise<readonly Destination[]>;
  resourcesOf: (market: string) => Promise<readonly Resource[]>;
  now: () => Date;
}>;

const suggestionsQuery = z.strictObject({ q: z.string().max(80).default("") });

const value = z.string().max(200);
const countQuery = z.strictObject(
  Object.fromEntries(
    [...searchParameters, "currency"].map((name) => [
      name,
      z.union([value, z.array(value).max(40)]).optional(),
    ]),
  ),
);

type Asked = { Params: { country: string } };

const viewOf = (id: string, q: string, found: readonly Suggestion[]): SuggestionsView => {
  const market = marketById(id);
  const say = sayIn(market);
  const areRegions = q.trim() === "";
  const detailOf = ({ kind, trips }: Suggestion): string => {
    if (kind === "trip") return say("suggestion.trip");
    const count = say("count.trips", { n: trips });
    return areRegions
      ? count
      : `${say(`suggestion.${kind === "part" ? "region" : kind}`)} · ${count}`;
  };
  return {
    title: say(areRegions ? "search.regions" : "search.suggestions"),
    announced: say("search.suggested", { n: found.length }),
    suggestions: found.map((each) => ({
      name: each.name,
      detail: detailOf(each),
      path:
        each.kind === "trip" ? pathOf(market.id, "travels-travel", { travel: each.slug }) : null,
    })),
    words: {
      anywhere: say("search.anywhere"),
      recent: say("search.recent"),
      clear: say("search.clearRecent"),
      remove: say("filter.remove", { name: "{name}" }),
    },
  };
};

/** The same for everybody and for some minutes: browsers and a CDN keep it, staff's changes drop it there. */
const keep = (reply: FastifyReply, market: string): FastifyReply =>
  reply
    .header("cache-control", "public, max-age=120, stale-while-revalidate=600")
    .header("surrogate-key", `${catalogueTag(market)} ${travelsTag(market)}`);

const voiceOf = (id: string, now: Date) => {
  const market = marketById(id);
  return { market, say: sayIn(market), today: dayAt(now, market) };
};

/** A search with these finds departures of every day. */
const noDates = { from: null, to: null, month: [], season: [], period: null, days: null };

/**
 * The public calls of the search: `GET /{country}/suggestions?q=` with what a typed beginning may
 * mean; `GET /{country}/search-count` with a search's own parameters, for the trips that it would
 * show; `GET /{country}/search-dates` with the same, for the days on which it finds something and
 * the months in which trips of so many days fit.
 */
export const searchRoutes: FastifyPluginAsync<SearchRoutesOptions> = async (
  app,
  { marketOf, catalogue, destinationsOf, resourcesOf, now },
) => {
  const meantBy = async (market: string, parameters: unknown): Promise<SearchQuery> => {
    const pairs = Object.entries(readQuery(countQuery, parameters)).flatMap(([name, given]) =>
      [given ?? []].flat().map((each): [string, string] => [name, each]),
    );
    const { meant } = await meaningOf(
      parseSearch(new URLSearchParams(pairs)),
      marketById(market).language,
      {
        destinations: () => destinationsOf(market),
        resources: () => resourcesOf(market),
        correct: (q) => catalogue.correct(market, q),
      },
    );
    return meant;
  };

  app.addHook("onSend", compressAnswer);

  app.get<Asked>("/:country/suggestions", async (request, reply): Promise<SuggestionsView> => {
    const market = marketOf(request.params.country);
    const { q } = readQuery(suggestionsQuery, request.query);
    const found = await catalogue.suggest(market, q);
    keep(reply, market);
    return viewOf(market, q, found);
  });

  app.get<Asked>("/:country/search-count", async (request, reply): Promise<LiveCount> => {
    const market = marketOf(request.params.country);
    const query = await meantBy(market, request.query);
    const { total, facets } = await catalogue.search(market, query);
    const voice = voiceOf(market, now());
    keep(reply, market);
    return {
      total,
      submit: voice.say("search.submitCount", { n: total }),
      when: askedWhen(voice, query, await resourcesOf(market)) || voice.say("search.anyTime"),
      facets,
    };
  });

  app.get<Asked>("/:country/search-dates", async (request, reply): Promise<SearchDates> => {
    const market = marketOf(request.params.country);
    const asked = await meantBy(market, request.query);
    const query = { ...asked, ...noDates };
    const days = await catalogue.departureDays(market, query);
    const month = [...new Set([...days.keys()].map((day) => day.slice(0, 7)))];
    const fitting =
      asked.days === null
        ? days
        : await catalogue.departureDays(market, { ...query, days: asked.days, month });
    keep(reply, market);
    return showDates(voiceOf(market, now()), days, fitting);
  });
};
