import { z } from "zod";
import { customCss, recordIds, slugOf, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

/** Blocks that were written before travels could be chosen by hand have no `choose`. */
const byRule = { when: { field: "choose", is: ["by-rule", null] } };

const content = z.strictObject({
  title: title(),
  choose: z
    .enum(["by-rule", "by-hand"])
    .default("by-rule")
    .describe("Which")
    .meta({ names: { "by-rule": "Those that fit", "by-hand": "By hand" } }),
  travels: recordIds("travel", 24, "Travels")
    .default([])
    .meta({ when: { field: "choose", is: ["by-hand"] } }),
  where: slugOf("destination", "Destination").meta({
    help: "None: trips to everywhere.",
    ...byRule,
  }),
  mood: z
    .enum(["", "nature", "relax", "history", "culture", "party"])
    .describe("Mood")
    .meta(byRule),
  period: slugOf("date-range", "Period")
    .meta({ help: "None: at any time.", ...byRule })
    .default(""),
  type: slugOf("travel-type", "Travel type").meta({ help: "None: trips of all types.", ...byRule }),
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
      ...byRule,
    }),
  limit: z.int().min(1).max(12).describe("How many").meta(byRule),
  discounted: z.boolean().describe("Discounted only").meta(byRule),
  showFilters: z.boolean().describe("Search above the list"),
  customCss,
});

export const wrTravels = {
  name: "wr-travels",
  label: "Travels",
  icon: "mountain",
  filter: ["*"],
  keywords: ["trip", "trips", "viaggi", "list"],
  content,
  needs: {
    when: { field: "choose", is: ["by-hand"] },
    anyOf: ["travels"],
    message: "Choose a travel.",
  },
  start: {
    title: "",
    choose: "by-rule",
    travels: [],
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
        choose: "by-rule",
        travels: [],
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
        choose: "by-rule",
        travels: [],
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
