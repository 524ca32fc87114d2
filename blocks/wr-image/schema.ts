import { z } from "zod";
import { picture } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  media: picture("Picture"),
  alt: z.string().max(200).describe("Alternative text (empty: the picture's own)"),
  caption: z.string().max(200).describe("Caption"),
  wide: z.boolean().describe("Over the whole width"),
  customCss: z.string().max(20_000).meta({ format: "css" }).describe("Custom CSS"),
});

export const wrImage = {
  name: "wr-image",
  label: "Image",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: { media: null, alt: "", caption: "", wide: false, customCss: "" },
  examples: [],
} as const satisfies BlockSchema<typeof content>;
