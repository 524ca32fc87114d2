import { z } from "zod";
import { customCss, picture, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { oneLine } from "#platform/texts/text-schema.ts";

const content = z.strictObject({
  title: title(),
  layout: z.enum(["wall", "strip"]).describe("Layout").meta({ help: "A strip is moved sideways." }),
  pictures: z
    .array(
      z.strictObject({
        media: picture("Picture"),
        caption: oneLine().max(200).describe("Caption"),
      }),
    )
    .max(40)
    .describe("Pictures"),
  customCss,
});

const emptyPictures = (count: number) =>
  Array.from({ length: count }, () => ({ media: null, caption: "" }));

export const wrGallery = {
  name: "wr-gallery",
  label: "Gallery",
  icon: "pictures",
  filter: ["*"],
  keywords: ["photo", "photos", "pictures", "foto", "immagini", "slider"],
  content,
  needs: { anyOf: ["pictures.*.media"], message: "Choose a picture." },
  start: { title: "", layout: "wall", pictures: [], customCss: "" },
  examples: [
    {
      name: "wall of five",
      image: "wall",
      content: { title: "", layout: "wall", pictures: emptyPictures(5), customCss: "" },
    },
    {
      name: "strip",
      image: "strip",
      content: {
        title: "What you will see",
        layout: "strip",
        pictures: emptyPictures(6),
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
