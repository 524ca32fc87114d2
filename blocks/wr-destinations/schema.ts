import { z } from "zod";
import { recordIds, customCss, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  choose: z
    .enum(["continents", "countries", "by-hand"])
    .describe("Which")
    .meta({ help: "Of the countries, those with most trips come first." }),
  continent: z
    .enum(["", "asia", "europe", "america", "africa", "oceania", "antarctica"])
    .describe("Continent")
    .meta({ names: { "": "All" }, when: { field: "choose", is: ["countries"] } }),
  limit: z.int().min(1).max(24).describe("How many"),
  look: z.enum(["posters", "rows"]).describe("Look"),
  destinations: recordIds("destination", 24, "Destinations").meta({
    when: { field: "choose", is: ["by-hand"] },
  }),
  customCss,
});

export const wrDestinations = {
  name: "wr-destinations",
  label: "Destinations",
  icon: "globe",
  filter: ["*"],
  keywords: ["countries", "places", "areas", "destinazioni", "paesi"],
  content,
  needs: {
    when: { field: "choose", is: ["by-hand"] },
    anyOf: ["destinations"],
    message: "Choose a destination.",
  },
  start: {
    title: "",
    choose: "countries",
    continent: "",
    limit: 4,
    destinations: [],
    look: "posters",
    customCss: "",
  },
  examples: [
    {
      name: "continents, in rows",
      image: "rows",
      content: {
        title: "Where to",
        choose: "continents",
        continent: "",
        limit: 6,
        destinations: [],
        look: "rows",
        customCss: "",
      },
    },
    {
      name: "by hand, posters",
      image: "by-hand",
      content: {
        title: "Four to begin with",
        choose: "by-hand",
        continent: "",
        limit: 4,
        destinations: [],
        look: "posters",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
