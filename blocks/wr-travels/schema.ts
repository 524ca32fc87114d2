import { z } from "zod";
import { customCss, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use a slug: a-z, 0-9 and -.")
  .max(100);

const content = z.strictObject({
  title: title(),
  where: slug.meta({ format: "destination-slug" }).describe("Destination").meta({
    help: "None: trips to everywhere.",
  }),
  mood: z.enum(["", "nature", "relax", "history", "culture", "party"]).describe("Mood"),
  type: slug.meta({ format: "short", help: "Its slug; empty for all." }).describe("Travel type"),
  sort: z
    .enum(["date", "price-asc", "price-desc", "discount", "duration-asc", "duration-desc"])
    .describe("Order")
    .meta({
      names: {
        date: "Next departure",
        "price-asc": "Lowest price",
        "price-desc": "Highest price",
        discount: "Greatest discount",
        "duration-asc": "Shortest",
        "duration-desc": "Longest",
      },
    }),
  limit: z.int().min(1).max(12).describe("How many"),
  discounted: z.boolean().describe("Discounted only"),
  showFilters: z.boolean().describe("Search above the list"),
  customCss,
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
    {
      name: "by mood",
      image: "mood",
      content: {
        title: "Out in the open",
        where: "",
        mood: "nature",
        type: "",
        discounted: false,
        sort: "date",
        limit: 3,
        showFilters: false,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
