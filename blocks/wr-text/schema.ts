import { z } from "zod";
import { customCss, prose, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  text: prose(5000, "Text"),
  customCss,
});

export const wrText = {
  name: "wr-text",
  label: "Text",
  icon: "text",
  filter: ["*"],
  keywords: ["heading", "paragraph", "prose", "title", "testo", "titolo"],
  content,
  needs: { anyOf: ["title", "text"], message: "Write a title or a text." },
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
