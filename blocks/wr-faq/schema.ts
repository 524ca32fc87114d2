import { z } from "zod";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  title: z.string().max(120).describe("Title"),
  questions: z
    .array(
      z.strictObject({
        question: z.string().min(1).max(200).describe("Question"),
        answer: z.string().min(1).max(3000).meta({ format: "textarea" }).describe("Answer"),
      }),
    )
    .max(50)
    .describe("Questions"),
});

export const wrFaq = {
  name: "wr-faq",
  label: "FAQ",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: { title: "", questions: [] },
  examples: [],
} as const satisfies BlockSchema<typeof content>;
