import { z } from "zod";
import { customCss, picture } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { oneLine } from "#platform/texts/text-schema.ts";

const content = z.strictObject({
  media: picture("Picture"),
  alt: oneLine().max(200).describe("Alternative text").meta({
    help: "Empty: the one that the library has.",
  }),
  caption: oneLine().max(200).describe("Caption"),
  wide: z.boolean().describe("Over the whole width"),
  customCss,
});

export const wrImage = {
  name: "wr-image",
  label: "Image",
  icon: "picture",
  filter: ["*"],
  keywords: ["photo", "picture", "foto", "immagine", "figure"],
  content,
  needs: { anyOf: ["media"], message: "Choose a picture." },
  start: { media: null, alt: "", caption: "", wide: false, customCss: "" },
  examples: [
    {
      name: "with a caption",
      image: "caption",
      content: {
        media: null,
        alt: "",
        caption: "Where we sleep the second night",
        wide: false,
        customCss: "",
      },
    },
    {
      name: "over the whole width",
      image: "wide",
      content: { media: null, alt: "", caption: "", wide: true, customCss: "" },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
