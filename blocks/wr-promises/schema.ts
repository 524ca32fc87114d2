import { z } from "zod";
import { customCss, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  tone: z.enum(["light", "dark"]).describe("Tone"),
  customCss,
});

export const wrPromises = {
  name: "wr-promises",
  label: "What we promise",
  icon: "shield",
  filter: ["index"],
  keywords: ["reasons", "values", "promesse"],
  content,
  start: { title: "", tone: "light", customCss: "" },
  examples: [
    {
      name: "dark, with a title",
      image: "dark",
      content: { title: "Whichever trip you choose", tone: "dark", customCss: "" },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
