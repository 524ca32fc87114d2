import { z } from "zod";
import { customCss, prose } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { filledLine, oneLine } from "#platform/texts/text-schema.ts";

const content = z.strictObject({
  title: oneLine().max(120).describe("Title"),
  questions: z
    .array(
      z.strictObject({
        question: filledLine().max(200).describe("Question"),
        answer: prose(3000, "Answer").min(1),
      }),
    )
    .max(50)
    .describe("Questions"),
  customCss,
});

export const wrFaq = {
  name: "wr-faq",
  label: "FAQ",
  icon: "question",
  filter: ["*"],
  keywords: ["accordion", "questions", "answers", "domande"],
  content,
  needs: { anyOf: ["questions"], message: "Add a question." },
  start: { title: "", questions: [], customCss: "" },
  examples: [
    {
      name: "before booking",
      image: "before-booking",
      content: {
        title: "Before you book",
        questions: [
          {
            question: "Who comes along?",
            answer: "People who travel alone, of about your age, and a coordinator.",
          },
          {
            question: "What is included?",
            answer: "The beds and what the group shares. Flights are up to you.",
          },
          {
            question: "What if the trip is not confirmed?",
            answer: "You get back all that you paid.",
          },
        ],
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
