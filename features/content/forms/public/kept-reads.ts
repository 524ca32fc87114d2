import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { FormField, FormRecord } from "../contract.ts";
import { readOffers } from "../offers.ts";
import { formById, formTag } from "../store.ts";

/** What a process keeps of them, with capacities in entries. */
export const formCaches = (cache: TaggedCache) => ({
  forms: cache.entities<FormRecord | null>(200),
});

export const formReads = (
  { db, id, market, today, addTags, listTags, whenDatabaseUp, taggedReadFor }: Reads,
  caches: ReturnType<typeof formCaches>,
) => ({
  form: taggedReadFor(
    (formId: string) => [formTag(id, formId)],
    (formId: string) =>
      caches.forms.one(`${id} ${formId}`, [formTag(id, formId)], () => formById(db, id, formId)),
  ),
  async formOffers(fields: readonly FormField[]) {
    const isOffered = fields.some(({ kind }) => kind === "travel" || kind === "departure");
    if (!isOffered) return new Map();
    addTags(...listTags);
    return whenDatabaseUp(() => readOffers(db, { market, today }, fields));
  },
});
