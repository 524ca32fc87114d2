import { z } from "zod";
import { customCss, slugOf, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  where: slugOf("destination", "Destination").meta({
    help: "None: the place on whose page the block stands.",
  }),
  sort: z
    .enum(["date", "price-asc", "duration-asc"])
    .describe("Order")
    .meta({
      names: {
        date: "Next departure",
        "price-asc": "Lowest price",
        "duration-asc": "Shortest",
      },
    }),
  limit: z.int().min(1).max(12).describe("How many"),
  customCss,
});

export const wrPlaceTrips = {
  name: "wr-place-trips",
  label: "Trips of a place",
  icon: "mountain",
  filter: ["destination"],
  keywords: ["travels", "viaggi", "list"],
  content,
  start: { title: "", where: "", sort: "date", limit: 6, customCss: "" },
  examples: [
    {
      name: "three short ones",
      image: "short",
      content: {
        title: "A few days are enough",
        where: "",
        sort: "duration-asc",
        limit: 3,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
