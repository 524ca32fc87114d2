import { z } from "zod";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use a slug: a-z, 0-9 and -.")
  .max(100);

const content = z.strictObject({
  title: z.string().max(120).describe("Title"),
  where: slug.meta({ format: "destination-slug" }).describe("Destination (none: everywhere)"),
  mood: z.enum(["", "nature", "relax", "history", "culture", "party"]).describe("Mood"),
  type: slug.describe("Travel type (slug; empty for all)"),
  discounted: z.boolean().describe("Discounted only"),
  sort: z
    .enum(["date", "price-asc", "price-desc", "discount", "duration-asc", "duration-desc"])
    .describe("Order"),
  limit: z.int().min(1).max(12).describe("How many"),
  showFilters: z.boolean().describe("Show the search above the list"),
  customCss: z.string().max(20_000).meta({ format: "css" }).describe("Custom CSS"),
});

export const wrTravels = {
  name: "wr-travels",
  label: "Travels",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: {
    title: "",
    where: "",
    mood: "",
    type: "",
    discounted: false,
    sort: "date",
    limit: 6,
    showFilters: false,
    customCss: "",
  },
  examples: [
    {
      name: "discounted",
      image: "discounted",
      content: {
        title: "",
        where: "",
        mood: "",
        type: "",
        discounted: true,
        sort: "discount",
        limit: 6,
        showFilters: false,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
