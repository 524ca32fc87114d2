import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { z } from "zod";
import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import { catalogueTag, travelsTag } from "#features/travels/store.ts";
import { marketById, pathOf } from "#markets/markets.ts";
import { sayIn } from "#markets/say.ts";
import { readQuery } from "#platform/server/http/query.ts";
import { parseSearch, searchParameters } from "./address.ts";
import type { Suggestion } from "./contract.ts";
import { meaningOf } from "./meaning.ts";
import type { LiveCount, SuggestionsView } from "./parts/assist-view.ts";
import type { Catalogue } from "./store.ts";

/** What the public calls of the search need. */
export type SearchRoutesOptions = Readonly<{
  /** @throws Error for an unknown country */
  marketOf: (country: string) => string;
  catalogue: Pick<Catalogue, "search" | "correct" | "suggest">;
  destinationsOf: (market: string) => Promise<readonly Destination[]>;
  resourcesOf: (market: string) => Promise<readonly Resource[]>;
}>;

const suggestionsQuery = z.strictObject({ q: z.string().max(80).default("") });

const value = z.string().max(200);
const countQuery = z.strictObject(
  Object.fromEntries(
    searchParameters.map((name) => [name, z.union([value, z.array(value).max(40)]).optional()]),
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
    return areRegions ? count : `${say(`suggestion.${kind}`)} · ${count}`;
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

/**
 * The public calls of the search: `GET /{country}/suggestions?q=` with what a typed beginning may
 * mean, and `GET /{country}/search-count` with a search's own parameters, for the trips that it
 * would show.
 */
export const searchRoutes: FastifyPluginAsync<SearchRoutesOptions> = async (
  app,
  { marketOf, catalogue, destinationsOf, resourcesOf },
) => {
  app.get<Asked>("/:country/suggestions", async (request, reply): Promise<SuggestionsView> => {
    const market = marketOf(request.params.country);
    const { q } = readQuery(suggestionsQuery, request.query);
    const found = await catalogue.suggest(market, q);
    keep(reply, market);
    return viewOf(market, q, found);
  });

  app.get<Asked>("/:country/search-count", async (request, reply): Promise<LiveCount> => {
    const market = marketOf(request.params.country);
    const asked = readQuery(countQuery, request.query);
    const pairs = Object.entries(asked).flatMap(([name, given]) =>
      [given ?? []].flat().map((each): [string, string] => [name, each]),
    );
    const query = await meaningOf(parseSearch(new URLSearchParams(pairs)), {
      destinations: () => destinationsOf(market),
      resources: () => resourcesOf(market),
      correct: (q) => catalogue.correct(market, q),
    });
    const { total, facets } = await catalogue.search(market, query.meant);
    keep(reply, market);
    return { total, submit: sayIn(marketById(market))("search.submitCount", { n: total }), facets };
  });
};
