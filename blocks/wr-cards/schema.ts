import { z } from "zod";
import { picture } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/pages/block-contract.ts";

/** Our own pages from the root on, or another host over https. */
const address = z
  .string()
  .regex(/^(|\/(?!\/).*|https:\/\/[^\s]+)$/, "Begin with / or https://.")
  .max(300);

const content = z.strictObject({
  title: z.string().max(120).describe("Title"),
  cards: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(80).describe("Title"),
        text: z.string().max(400).meta({ format: "textarea" }).describe("Text"),
        link: address.describe("Link"),
        media: picture("Picture"),
      }),
    )
    .max(24)
    .describe("Cards"),
  customCss: z.string().max(20_000).meta({ format: "css" }).describe("Custom CSS"),
});

export const wrCards = {
  name: "wr-cards",
  label: "Cards",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: { title: "", cards: [], customCss: "" },
  examples: [],
} as const satisfies BlockSchema<typeof content>;
