import { createQuestionIndex, type QuestionIndex } from "./retrieval/question-index.ts";
import { collectSources } from "./sources/collect-sources.ts";
import { allFaqs, faqsTag } from "#features/catalogue/faqs/store.ts";
import { publishedTravels, travelsByIds } from "#features/catalogue/travels/store.ts";
import { destinationsTag, listDestinations } from "#features/content/destinations/store.ts";
import { contentTag, fixedContents } from "#features/content/page-contents/store.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";

/** More trips than a market has had. */
const maxTravels = 2000;

const isContentRoute = (key: string): key is ContentRoute =>
  contentRoutes.some((route) => route === key);

/** What a process keeps of them, with capacities in entries. */
export const questionCaches = (cache: TaggedCache) => ({
  questionIndexes: cache.entities<QuestionIndex>(20),
});

/**
 * The index of all that a market's chatbot may answer from.
 * @param product the brand's name, which stands in some paths
 */
export const questionReads = (
  { db, id, market, listTags, taggedRead }: Reads,
  caches: ReturnType<typeof questionCaches>,
  product: string,
) => {
  const tags = [...listTags, faqsTag(id), contentTag(id), destinationsTag(id)];
  const read = async () => {
    const outlines = await publishedTravels(db, id, maxTravels);
    const contents = await fixedContents(db, id);
    return createQuestionIndex(
      market.language,
      collectSources({
        market,
        t: translatorFor(market),
        product,
        faqs: await allFaqs(db, id),
        contents: new Map(
          [...contents].flatMap(([key, content]) => (isContentRoute(key) ? [[key, content]] : [])),
        ),
        travels: await travelsByIds(
          db,
          id,
          outlines.map((travel) => travel.id),
        ),
        destinations: await listDestinations(db, id),
      }),
    );
  };
  return {
    questionIndex: taggedRead(() => caches.questionIndexes.one(id, tags, read), ...tags),
  };
};
