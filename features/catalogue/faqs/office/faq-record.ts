import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import {
  type FaqCategory,
  type FaqInput,
  faqInputSchema,
} from "#features/catalogue/faqs/contract.ts";
import { faqErrors } from "#features/catalogue/faqs/rules.ts";
import { PickSchemaField } from "#features/records/choices/pickers/pick-schema-field.tsx";
import { pickFormat } from "#features/records/choices/pickers/picker-kinds.ts";
import { categoryField } from "./category-field.tsx";

const ofCategory = (category: FaqCategory): RecordDeclaration<FaqInput> => ({
  one: "question",
  keepsVersions: true,
  schema: faqInputSchema,
  empty: { category, travelId: null, destinationId: null, question: "", answer: "" },
  path: (country) => `${country}/faqs`,
  nameOf: ({ question }) => question,
  fields: {
    question: { description: "Question", help: "As a traveller asks it." },
    answer: { description: "Answer", format: "textarea" },
    category: { description: "Category", format: "faq-category" },
    travelId: {
      description: "Travel",
      format: "travel",
      help: "Without one, every trip shows the question.",
      when: { field: "category", is: ["itinerary"] },
    },
    destinationId: {
      description: "Destination",
      format: "destination",
      help: "Trips to it show the question; without one, every trip does.",
      when: { field: "category", is: ["destination"] },
    },
  },
  specialFields: [
    categoryField,
    { matches: (schema) => pickFormat(schema) !== null, Field: PickSchemaField },
  ],
  rules: faqErrors,
  saved: "Question saved.",
  created: "Question added.",
  deleted: "Question deleted.",
});

/** By the category in which a new question begins. */
export const faqRecords: Readonly<Record<FaqCategory, RecordDeclaration<FaqInput>>> = {
  general: ofCategory("general"),
  itinerary: ofCategory("itinerary"),
  destination: ofCategory("destination"),
};
