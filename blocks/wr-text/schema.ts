import { z } from "zod";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  title: z.string().max(120).describe("Title"),
  text: z
    .string()
    .max(5000)
    .meta({ format: "textarea" })
    .describe("Text; an empty line starts a paragraph"),
  customCss: z.string().max(20_000).meta({ format: "css" }).describe("Custom CSS").default(""),
});

export const wrText = {
  name: "wr-text",
  label: "Text",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: { title: "", text: "", customCss: "" },
  examples: [
    {
      name: "Story",
      image: "story",
      content: {
        title: "Why in a group",
        text: "Because somebody has been there first.",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
