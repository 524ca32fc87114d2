import { z } from "zod";
import { customCss, slugOf, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  where: slugOf("destination", "Destination").meta({ help: "None: trips to everywhere." }),
  mood: z.enum(["", "nature", "relax", "history", "culture", "party"]).describe("Mood"),
  period: slugOf("date-range", "Period").meta({ help: "None: at any time." }).default(""),
  type: slugOf("travel-type", "Travel type").meta({ help: "None: trips of all types." }),
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
  keywords: ["trip", "trips", "viaggi", "list"],
  content,
  start: {
    title: "",
    where: "",
    mood: "",
    type: "",
    period: "",
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
        period: "",
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
        period: "",
        discounted: false,
        sort: "date",
        limit: 3,
        showFilters: false,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
