import { listResources } from "#features/catalogue/resources/store.ts";
import { tripTexts } from "#features/catalogue/travels/store.ts";
import { destinationsTag, listDestinations } from "#features/content/destinations/store.ts";
import { lexiconTag, readLexicon } from "../lexicon/store.ts";
import type { Catalogue } from "../store.ts";
import { createInterpreter, type Interpreter } from "../sentences/interpret.ts";
import { catalogueTag, travelsTag } from "#features/records/catalogue-tags/rules.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";

export const interpreterCaches = (cache: TaggedCache) => ({
  interpreters: cache.entities<Interpreter>(20),
});

type Sources = Readonly<{ db: Database; entityCaches: ReturnType<typeof interpreterCaches> }> &
  Pick<Catalogue, "placeCounts">;

/** Reads sentences by the words of a market's catalogue, and anew when one of them changes. */
export const interpreterOf = (
  { db, entityCaches, placeCounts }: Sources,
  market: Market,
): Promise<Interpreter> => {
  const { id } = market;
  const tags = [catalogueTag(id), travelsTag(id), destinationsTag(id), lexiconTag(id)];
  return entityCaches.interpreters.one(id, tags, async () => {
    const [destinations, resources, texts, counts, lexicon] = await Promise.all([
      listDestinations(db, id),
      listResources(db, id),
      tripTexts(db, id),
      placeCounts(id),
      readLexicon(db, id),
    ]);
    return createInterpreter({
      market,
      destinations: destinations.filter(({ slug }) => (counts.get(slug) ?? 0) > 0),
      resources,
      texts,
      lexicon,
    });
  });
};
