import { z } from "zod";
import { customCss, longText, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(80),
  text: longText(300, "Text").meta({
    help: "Visitors write a sentence below it; where the market has no search in own words, a keyword.",
  }),
  customCss,
});

export const wrOwnWords = {
  name: "wr-own-words",
  label: "Ask in own words",
  icon: "search",
  filter: ["*"],
  keywords: ["search", "sentence", "ask", "cerca", "parole", "frase", "suche", "buscar"],
  content,
  needs: { anyOf: ["title", "text"], message: "Write a title." },
  start: { title: "", text: "", customCss: "" },
  examples: [
    {
      name: "a question",
      image: "question",
      content: {
        title: "Still not sure?",
        text: "Small groups and a coordinator who knows the road.",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
