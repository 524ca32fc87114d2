import { z } from "zod";
import { customCss, slugOf, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { eventPresets } from "#features/catalogue/events/contract.ts";

const content = z.strictObject({
  title: title(),
  city: slugOf("event-city", "City").meta({ help: "None: in every city." }),
  when: z
    .enum(eventPresets)
    .describe("Days")
    .meta({
      names: { "next-30-days": "Next 30 days" },
      help: "Counted from the day on which somebody reads the page.",
    }),
  limit: z.int().min(1).max(12).describe("How many"),
  showAll: z.boolean().describe("Link to all of them"),
  customCss,
});

export const wrEvents = {
  name: "wr-events",
  label: "Events",
  icon: "people",
  filter: ["*"],
  keywords: ["wemeet", "meetups", "eventi", "incontri"],
  content,
  start: { title: "", city: "", when: "whenever", limit: 3, showAll: true, customCss: "" },
  examples: [
    {
      name: "this weekend",
      image: "weekend",
      content: {
        title: "This weekend",
        city: "",
        when: "this-weekend",
        limit: 3,
        showAll: true,
        customCss: "",
      },
    },
    {
      name: "six to come",
      image: "six",
      content: {
        title: "Meet us before you go",
        city: "",
        when: "whenever",
        limit: 6,
        showAll: false,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
