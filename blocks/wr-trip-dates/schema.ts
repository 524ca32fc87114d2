import { z } from "zod";
import { customCss, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  travel: z
    .uuid()
    .meta({ format: "travel" })
    .nullable()
    .describe("Trip")
    .meta({ help: "None: the trip on whose page the block stands." }),
  limit: z.int().min(1).max(12).describe("How many"),
  customCss,
});

export const wrTripDates = {
  name: "wr-trip-dates",
  label: "Next departures of a trip",
  icon: "calendar",
  filter: ["travel"],
  keywords: ["departures", "partenze", "date"],
  content,
  start: { title: "", travel: null, limit: 4, customCss: "" },
  examples: [
    {
      name: "two",
      image: "two",
      content: { title: "The next two departures", travel: null, limit: 2, customCss: "" },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
