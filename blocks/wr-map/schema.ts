import { z } from "zod";
import { customCss, link, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { filledLine, manyLines } from "#platform/texts/text-schema.ts";

/** The field's pattern has already refused any text that is not two numbers. */
const isOnEarth = (position: string): boolean => {
  const [lat = 0, lon = 0] = position.split(",").map(Number);
  return !(Math.abs(lat) > 90 || Math.abs(lon) > 180);
};

const content = z.strictObject({
  title: title(),
  points: z
    .array(
      z.strictObject({
        name: filledLine().max(60).meta({ format: "short" }).describe("Name"),
        position: z
          .string()
          .max(40)
          .regex(
            /^-?\d{1,2}(\.\d{1,9})?\s?,\s?-?\d{1,3}(\.\d{1,9})?$/,
            "Write latitude and longitude, such as 45.07, 7.69.",
          )
          .refine(isOnEarth, "Latitude goes to 90, longitude to 180.")
          .meta({ format: "short" })
          .describe("Latitude, longitude"),
        text: manyLines().max(200).describe("Text"),
        link: link("Link"),
      }),
    )
    .max(30)
    .describe("Places"),
  travel: z
    .uuid()
    .meta({ format: "travel" })
    .nullable()
    .describe("Trip")
    .meta({ help: "Its route is drawn; its places come by themselves." }),
  customCss,
});

const point = (name: string, position: string, text = "") => ({ name, position, text, link: "" });

export const wrMap = {
  name: "wr-map",
  label: "Map",
  icon: "map",
  filter: ["*"],
  keywords: ["places", "route", "mappa", "cartina"],
  content,
  needs: { anyOf: ["points", "travel"], message: "Add a place, or choose a trip." },
  start: { title: "", points: [], travel: null, customCss: "" },
  examples: [
    {
      name: "places",
      image: "places",
      content: {
        title: "Where we meet",
        points: [
          point("London", "51.51, -0.13", "Every first Thursday"),
          point("Amsterdam", "52.37, 4.9", "Every second Tuesday"),
          point("Berlin", "52.52, 13.4", "Every Friday"),
          point("Lisbon", "38.72, -9.14", "Once a month"),
        ],
        travel: null,
        customCss: "",
      },
    },
    {
      name: "route of a trip",
      image: "route",
      content: { title: "Day by day", points: [], travel: null, customCss: "" },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
