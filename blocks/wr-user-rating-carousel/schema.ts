import { z } from "zod";
import { customCss, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  limit: z.int().min(1).max(12).describe("How many reviews"),
  customCss,
});

export const wrUserRatingCarousel = {
  name: "wr-user-rating-carousel",
  label: "User ratings",
  icon: "star",
  filter: ["*"],
  keywords: ["reviews", "stars", "recensioni"],
  content,
  start: { title: "", limit: 6, customCss: "" },
  examples: [
    {
      name: "three",
      image: "three",
      content: { title: "What they say who were there", limit: 3, customCss: "" },
    },
    {
      name: "twelve",
      image: "twelve",
      content: { title: "A dozen voices", limit: 12, customCss: "" },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
