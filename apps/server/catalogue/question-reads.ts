import { createQuestionIndex } from "#features/people/assistant/answers/retrieval/question-index.ts";
import { collectSources } from "#features/people/assistant/answers/sources/collect-sources.ts";
import { allFaqs, faqsTag } from "#features/catalogue/faqs/store.ts";
import { publishedTravels, travelsByIds } from "#features/catalogue/travels/store.ts";
import { destinationsTag, listDestinations } from "#features/content/destinations/store.ts";
import { contentTag, fixedContents } from "#features/content/page-contents/store.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";
import { translatorFor } from "#markets/translator.ts";
import type { ReadContext } from "./read-context.ts";

/** More trips than a market has had. */
const maxTravels = 2000;

const isContentRoute = (key: string): key is ContentRoute =>
  contentRoutes.some((route) => route === key);

/** The index of all that a market's chatbot may answer from. */
export const questionReads = ({
  db,
  entityCaches,
  id,
  market,
  listTags,
  product,
  taggedRead,
}: ReadContext) => {
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
    questionIndex: taggedRead(() => entityCaches.questionIndexes.one(id, tags, read), ...tags),
  };
};
