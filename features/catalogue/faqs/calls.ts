import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import {
  faqCategories,
  faqInputSchema,
  faqPlaceSchema,
  faqRecordSchema,
  faqSorts,
  listedFaqSchema,
  maxFaqs,
} from "./contract.ts";
import { absent, faqPolicy } from "./policy.ts";

const ofCategory = { category: z.enum(faqCategories) };
const noCategory = "There is no such category.";
const orderPath = "/:country/faqs/order/:category";
const idFilter = z.guid().nullable().default(null);
const placesExample = [
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", order: 2 },
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12", order: 1 },
];

export const listFaqs = declareCall({
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
});

export const getFaqOrder = declareCall({
  method: "GET",
  path: orderPath,
  id: "getFaqOrder",
  summary: "All questions of a category in their order; the ETag is that of the order",
  access: faqPolicy.read,
  params: ofCategory,
  absent: noCategory,
  answer: z.array(listedFaqSchema).readonly(),
});

export const reorderFaqs = declareCall({
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
});

export const faqCalls = recordCalls({
  path: "/:country/faqs",
  name: "Faq",
  access: faqPolicy,
  absent,
  body: faqInputSchema,
  answer: faqRecordSchema,
  summaries: {
    get: "A question with its answer",
    create: "Adds a question at the end of its category",
    save: "Saves a question; in another category it becomes the last",
    delete: "Deletes a question, and answers it as it was",
  },
});
