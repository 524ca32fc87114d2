import { z } from "zod";
import { recordIds, customCss, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  choose: z
    .enum(["most-trips", "newest", "by-hand"])
    .describe("Who")
    .meta({ names: { "most-trips": "Led most trips", newest: "Began last" } }),
  limit: z.int().min(1).max(24).describe("How many"),
  showAll: z.boolean().describe("Link to all of them"),
  coordinators: recordIds("coordinator", 24, "Coordinators").meta({
    when: { field: "choose", is: ["by-hand"] },
  }),
  customCss,
});

export const wrCoordinators = {
  name: "wr-coordinators",
  label: "Coordinators",
  icon: "person",
  filter: ["*"],
  keywords: ["people", "team", "leaders", "coordinatori"],
  content,
  needs: {
    when: { field: "choose", is: ["by-hand"] },
    anyOf: ["coordinators"],
    message: "Choose a coordinator.",
  },
  start: {
    title: "",
    choose: "most-trips",
    limit: 6,
    coordinators: [],
    showAll: true,
    customCss: "",
  },
  examples: [
    {
      name: "newest three",
      image: "newest",
      content: {
        title: "New on the road",
        choose: "newest",
        limit: 3,
        coordinators: [],
        showAll: false,
        customCss: "",
      },
    },
    {
      name: "by hand",
      image: "by-hand",
      content: {
        title: "Ask them",
        choose: "by-hand",
        limit: 4,
        coordinators: [],
        showAll: true,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
