import { z } from "zod";
import type { WriteContext } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import {
  faqCategories,
  faqInputSchema,
  faqPlaceSchema,
  faqRecordSchema,
  faqSorts,
  listedFaqSchema,
  maxFaqs,
} from "./contract.ts";
import { faqsInOrder, searchFaqs } from "./listing/search.ts";
import { absent, faqPolicy } from "./policy.ts";
import { createFaq, removeFaq, reorderFaqs, saveFaq } from "./save.ts";
import { faqById, orderVersion, type StoredFaq } from "./store.ts";

const params = { id: z.guid() };
const ofCategory = { category: z.enum(faqCategories) };
const noCategory = "There is no such category.";
const orderPath = "/:country/faqs/order/:category";
const idFilter = z.guid().nullable().default(null);
const placesExample = [
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", order: 2 },
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12", order: 1 },
];

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredFaq) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const toContext = ({ trx, market, actor }: Caller): WriteContext => ({
  db: trx,
  market,
  actor: actor.email,
});

const addReads = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/faqs",
    id: "listFaqs",
    summary: "The questions of a market, by category and place",
    access: faqPolicy.read,
    query: listQuery({
      category: z.enum(faqCategories).nullable().default(null),
      travel: idFilter,
      destination: idFilter,
      attached: queryFilter("Only those of one travel or destination, or only those of all."),
      sort: sortedBy(faqSorts),
    }),
    answer: listOf(listedFaqSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchFaqs(db, market, query)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: orderPath,
    id: "getFaqOrder",
    summary: "All questions of a category in their order; the ETag is that of the order",
    access: faqPolicy.read,
    params: ofCategory,
    absent: noCategory,
    answer: z.array(listedFaqSchema).readonly(),
    async handle({ db, market, params: { category } }) {
      return {
        version: await orderVersion(db, market, category),
        body: await faqsInOrder(db, market, category),
      };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/faqs/:id",
    id: "getFaq",
    summary: "A question with its answer",
    access: faqPolicy.read,
    params,
    absent,
    answer: faqRecordSchema,
    async handle({ db, market, params: { id } }) {
      const faq = await faqById(db, market, id);
      if (!faq) throw new Problem(404, absent);
      return toResult(faq);
    },
  });
};

const addOrder = (api: Api): void => {
  api.write({
    method: "PUT",
    path: orderPath,
    id: "reorderFaqs",
    summary: "Puts all questions of a category into a new order",
    access: faqPolicy.write,
    params: ofCategory,
    absent: noCategory,
    body: z
      .array(faqPlaceSchema)
      .max(maxFaqs)
      .meta({ examples: [placesExample] }),
    ifMatch: true,
    answer: z.array(listedFaqSchema).readonly(),
    async write(call) {
      const { trx, market, body, ifMatch } = call;
      const { category } = call.params;
      const { version } = await reorderFaqs(toContext(call), category, body, ifMatch);
      return { version, body: await faqsInOrder(trx, market, category) };
    },
  });
};

const addWrites = (api: Api): void => {
  api.write({
    method: "POST",
    path: "/:country/faqs",
    id: "createFaq",
    summary: "Adds a question at the end of its category",
    access: faqPolicy.write,
    body: faqInputSchema,
    status: 201,
    answer: faqRecordSchema,
    async write(call) {
      const created = await createFaq(toContext(call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/faqs/${created.id}` };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/faqs/:id",
    id: "saveFaq",
    summary: "Saves a question; in another category it becomes the last",
    access: faqPolicy.write,
    params,
    absent,
    body: faqInputSchema,
    ifMatch: true,
    answer: faqRecordSchema,
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveFaq(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/faqs/:id",
    id: "deleteFaq",
    summary: "Deletes a question, and answers it as it was",
    access: faqPolicy.write,
    params,
    absent,
    ifMatch: true,
    answer: faqRecordSchema,
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeFaq(toContext(call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/faqs`. */
export const addFaqRoutes = (api: Api): void => {
  addReads(api);
  addOrder(api);
  addWrites(api);
};
