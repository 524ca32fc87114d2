import { z } from "zod";
import { customCss, slugOf, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  limit: z.int().min(1).max(20).describe("How many"),
  onlyConfirmed: z.boolean().describe("Confirmed departures only"),
  period: slugOf("date-range", "Period")
    .meta({
      help: "None: at any time. With one: all that is on the road, the confirmed first; where none is confirmed, the nearest confirmed come besides.",
    })
    .default(""),
  showFilters: z.boolean().describe("Search above the list"),
  customCss,
});

export const wrTours = {
  name: "wr-tours",
  label: "Tours",
  icon: "calendar",
  filter: ["*"],
  keywords: ["departures", "dates", "partenze"],
  content,
  start: {
    title: "",
    onlyConfirmed: true,
    limit: 6,
    period: "",
    showFilters: false,
    customCss: "",
  },
  examples: [
    {
      name: "next to leave",
      image: "next",
      content: {
        title: "Leaving soon",
        onlyConfirmed: true,
        limit: 3,
        period: "",
        showFilters: false,
        customCss: "",
      },
    },
    {
      name: "with the search",
      image: "search",
      content: {
        title: "Every departure",
        onlyConfirmed: false,
        limit: 12,
        period: "",
        showFilters: true,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
