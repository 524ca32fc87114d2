import { z } from "zod";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  title: z.string().max(120).describe("Title"),
  limit: z.int().min(1).max(12).describe("How many reviews"),
  customCss: z.string().max(20_000).meta({ format: "css" }).describe("Custom CSS"),
});

export const wrUserRatingCarousel = {
  name: "wr-user-rating-carousel",
  label: "User ratings",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: { title: "", limit: 6, customCss: "" },
  examples: [],
} as const satisfies BlockSchema<typeof content>;
