import { z } from "zod";
import { customCss, longText, picture, short } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

/** A coordinator's own name and portrait stand in place of what was typed. */
const withoutCoordinator = { when: { field: "coordinator", is: [null] } };

const content = z.strictObject({
  quote: longText(500, "Quote").meta({ help: "Without quotation marks." }),
  coordinator: z
    .uuid()
    .meta({ format: "coordinator" })
    .nullable()
    .describe("Coordinator")
    .meta({ help: "Who says it: name and portrait come by themselves." }),
  author: short(80, "Author").meta(withoutCoordinator),
  about: short(120, "About them").meta({ help: "Such as the trip they took." }),
  media: picture("Portrait").meta(withoutCoordinator),
  customCss,
});

export const wrQuote = {
  name: "wr-quote",
  label: "Quote",
  icon: "quote",
  filter: ["*"],
  keywords: ["testimonial", "voice", "citazione"],
  content,
  needs: { anyOf: ["quote"], message: "Write the quote." },
  start: { quote: "", coordinator: null, author: "", about: "", media: null, customCss: "" },
  examples: [
    {
      name: "traveller",
      image: "traveller",
      content: {
        quote: "I had rehearsed three excuses to leave early. I used none.",
        coordinator: null,
        author: "Hannah, 30",
        about: "Bali beyond the beach",
        media: null,
        customCss: "",
      },
    },
    {
      name: "coordinator",
      image: "coordinator",
      content: {
        quote:
          "On day one nobody knows where to sit. By day three they argue about who sits together.",
        coordinator: null,
        author: "",
        about: "",
        media: null,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
