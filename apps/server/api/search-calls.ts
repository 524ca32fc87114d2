import { addSearchRoutes, type SearchRoutesOptions } from "#features/content/search/routes.ts";
import { addLexiconRoutes } from "#features/content/search/lexicon/routes.ts";
import {
  addSentenceRoutes,
  type SentenceRoutesOptions,
} from "#features/content/search/sentences/routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";

export type SearchCallSources = Omit<SearchRoutesOptions, "now"> &
  Pick<SentenceRoutesOptions, "interpreterOf" | "model">;

/** The calls of the search, by filters and in own words. */
export const addSearchCalls = (api: Api, sources: SearchCallSources, now: () => Date): void => {
  addSearchRoutes(api, { ...sources, now });
  const sentences: SentenceRoutesOptions = {
    interpreterOf: sources.interpreterOf,
    model: sources.model,
    async lookupsOf(market) {
      const [destinations, resources] = await Promise.all([
        sources.destinationsOf(market),
        sources.resourcesOf(market),
      ]);
      return { destinations, resources };
    },
    now,
  };
  addSentenceRoutes(api, sentences);
  addLexiconRoutes(api, sentences);
};
