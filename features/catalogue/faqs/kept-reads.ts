import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Faq } from "./contract.ts";
import { faqsTag, listFaqs } from "./store.ts";

/** What a process keeps of them, with capacities in entries. */
export const faqCaches = (cache: TaggedCache) => ({
  faqs: cache.entities<readonly Faq[]>(2000),
});

/** A trip whose page shows the questions that belong to it. */
type AskedTravel = Parameters<typeof listFaqs>[2];

export const faqReads = (
  { db, id, marketTags, tagsOfTravel, taggedRead }: Reads,
  caches: ReturnType<typeof faqCaches>,
) => {
  const faqTags = [...marketTags, faqsTag(id)];
  return {
    faqs: taggedRead(
      (travel: AskedTravel) =>
        caches.faqs.one(
          `${id} ${travel?.id ?? ""}`,
          [...faqTags, ...(travel ? tagsOfTravel(travel.id) : [])],
          () => listFaqs(db, id, travel),
        ),
      ...faqTags,
    ),
  };
};
