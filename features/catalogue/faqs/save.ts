import { isDeepStrictEqual } from "node:util";
import { readStored } from "#platform/changes/read-stored.ts";
import { recordSaves, throwIfInvalid } from "#features/records/records/saves.ts";
import {
  changeRecord,
  type RecordKind,
  type WriteContext,
} from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import {
  type FaqCategory,
  type FaqInput,
  faqInputSchema,
  type FaqPlace,
  maxFaqs,
} from "./contract.ts";
import { faqErrors, orderErrors } from "./rules.ts";
import {
  deleteFaq,
  faqById,
  faqsTag,
  idsInOrder,
  insertFaq,
  lockFaqs,
  orderVersion,
  type StoredFaq,
  updateFaq,
  writeOrder,
} from "./store.ts";

const tagsOf = (market: string) => [faqsTag(market)];

const kind: RecordKind<StoredFaq> = {
  subject: "faq",
  noun: "question",
  async lock(trx, market, id) {
    await lockFaqs(trx, market);
    return id === null ? null : faqById(trx, market, id);
  },
  idOf: ({ id }) => id,
  nameOf: ({ question }) => question,
  listsFields: true,
  contentOf: (stored) => readStored(faqInputSchema, stored),
  tagsOf,
};

/** The order of a category is written as one record. */
type StoredOrder = Readonly<{ ids: readonly string[]; version: number }>;

const orderOf = async (
  trx: Database,
  market: string,
  category: FaqCategory,
): Promise<StoredOrder> => ({
  ids: await idsInOrder(trx, market, category),
  version: await orderVersion(trx, market, category),
});

const orderKindOf = (category: FaqCategory): RecordKind<StoredOrder> => ({
  subject: "faq-order",
  noun: "list",
  staleMessage: "Somebody else changed this list in the meantime.",
  async lock(trx, market) {
    await lockFaqs(trx, market);
    return orderOf(trx, market, category);
  },
  idOf: () => category,
  nameOf: () => `${category} questions`,
  tagsOf,
});

/** A travel and a destination are those of the question's market. */
const errorsOf = async (
  trx: Database,
  market: string,
  input: FaqInput,
): Promise<readonly RuleError[]> => {
  const { travelId, destinationId } = input;
  const has = async (table: "known_travel" | "known_destination", id: string | null) =>
    id === null ||
    (await trx
      .selectFrom(table)
      .select("id")
      .where("market", "=", market)
      .where("id", "=", id)
      .executeTakeFirst()) !== undefined;
  const errors = faqErrors(input);
  if (errors.length > 0) return errors;
  return [
    ...((await has("known_travel", travelId))
      ? []
      : [{ path: "travelId", message: "There is no such travel here." }]),
    ...((await has("known_destination", destinationId))
      ? []
      : [{ path: "destinationId", message: "There is no such destination here." }]),
  ];
};

const lastPlace = async (trx: Database, market: string, category: FaqCategory) => {
  const ids = await idsInOrder(trx, market, category);
  if (ids.length >= maxFaqs)
    throw new Problem(422, `A category holds at most ${maxFaqs} questions.`, { errors: [] });
  return ids;
};

/** A new question, and one that changes its category, goes to the end of its category. */
export const {
  create: createFaq,
  save: saveFaq,
  remove: removeFaq,
} = recordSaves<FaqInput, StoredFaq>({
  kind,
  input: faqInputSchema,
  errorsOf,
  async insert(trx, market, input) {
    const ids = await lastPlace(trx, market, input.category);
    const created = await insertFaq(trx, market, input, ids.length + 1);
    await writeOrder(trx, market, input.category, [...ids, created.id]);
    return created;
  },
  async update(trx, market, { id, category, order }, input) {
    if (category === input.category) return updateFaq(trx, market, id, input, order);
    const ids = await lastPlace(trx, market, input.category);
    const after = await updateFaq(trx, market, id, input, ids.length + 1);
    await writeOrder(trx, market, input.category, [...ids, id]);
    await writeOrder(trx, market, category, await idsInOrder(trx, market, category));
    return after;
  },
  async remove(trx, market, { id, category }) {
    await deleteFaq(trx, market, id);
    await writeOrder(trx, market, category, await idsInOrder(trx, market, category));
  },
});

/**
 * @param ifVersion version of the order that the client read; null skips the check
 * @throws Problem 412, 422
 */
export const reorderFaqs = (
  context: WriteContext,
  category: FaqCategory,
  places: readonly FaqPlace[],
  ifVersion: number | null,
): Promise<StoredOrder> => {
  const { market } = context;
  return changeRecord(orderKindOf(category), context, {
    id: category,
    ifVersion,
    async write(trx, before) {
      throwIfInvalid(orderErrors(places, before.ids));
      const ordered = places.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
      if (isDeepStrictEqual(ordered, before.ids)) return before;
      await writeOrder(trx, market, category, ordered);
      return orderOf(trx, market, category);
    },
  });
};
