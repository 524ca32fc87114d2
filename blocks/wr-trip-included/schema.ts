import { z } from "zod";
import { customCss, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  travel: z
    .uuid()
    .meta({ format: "travel" })
    .nullable()
    .describe("Trip")
    .meta({ help: "None: the trip on whose page the block stands." }),
  customCss,
});

export const wrTripIncluded = {
  name: "wr-trip-included",
  label: "What a trip includes",
  icon: "check",
  filter: ["travel-custom"],
  keywords: ["includes", "price", "incluso", "compreso"],
  content,
  start: { title: "", travel: null, customCss: "" },
  examples: [
    {
      name: "with a title",
      image: "title",
      content: { title: "What you pay for, and what you do not", travel: null, customCss: "" },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
