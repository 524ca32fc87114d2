import { z } from "zod";
import { filledLine, filledLines } from "#platform/texts/text-schema.ts";

export const faqCategories = ["general", "itinerary", "destination"] as const;
export type FaqCategory = (typeof faqCategories)[number];
export type Faq = Readonly<{ id: string; category: FaqCategory; question: string; answer: string }>;

/** Most questions that a category may hold. */
export const maxFaqs = 500;

export const faqInputSchema = z
  .strictObject({
    category: z.enum(faqCategories),
    travelId: z.guid().nullable().describe("The only travel that it is about; null for all."),
    destinationId: z
      .guid()
      .nullable()
      .describe("The destination whose travels it is about; null for all."),
    question: filledLine().trim().max(200),
    answer: filledLines().trim().max(2000),
  })
  .meta({
    examples: [
      {
        category: "general",
        travelId: null,
        destinationId: null,
        question: "Who is in the group?",
        answer: "People who travel alone.",
      },
    ],
  });

export type FaqInput = z.infer<typeof faqInputSchema>;

export const faqRecordSchema = faqInputSchema.extend({
  // Not `z.uuid()`: imported rows may have ids of no UUID version.
  id: z.guid(),
  order: z.int().min(1).describe("Its place in its category, from 1."),
});

export type FaqRecord = z.infer<typeof faqRecordSchema>;

const named = z.strictObject({ id: z.guid(), name: z.string() }).nullable();

export const listedFaqSchema = faqRecordSchema.extend({
  version: z.int(),
  travel: named,
  destination: named,
});

export type ListedFaq = z.infer<typeof listedFaqSchema>;

export const faqPlaceSchema = z.strictObject({
  id: z.guid(),
  order: z.int().min(1).max(maxFaqs),
});

export type FaqPlace = z.infer<typeof faqPlaceSchema>;

export const faqSorts = ["order", "question", "changed"] as const;
