import { z } from "zod";
import { customCss, link, longText, picture, short, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(80),
  text: longText(300, "Text"),
  media: picture("Picture").meta({ help: "Without one the banner is green." }),
  buttonLabel: short(40, "Button label"),
  buttonLink: link("Button link"),
  height: z.enum(["low", "tall"]).describe("Height"),
  customCss,
});

export const wrBanner = {
  name: "wr-banner",
  label: "Banner",
  icon: "banner",
  filter: ["*"],
  keywords: ["picture", "photo", "foto", "strip", "fascia"],
  content,
  needs: { anyOf: ["title", "text", "media"], message: "Write a title, or choose a picture." },
  start: {
    media: null,
    height: "low",
    title: "",
    text: "",
    buttonLabel: "",
    buttonLink: "",
    customCss: "",
  },
  examples: [
    {
      name: "low, with a button",
      image: "low",
      content: {
        media: null,
        height: "low",
        title: "Two weeks, one backpack",
        text: "The trips that need the least luggage.",
        buttonLabel: "See the trips",
        buttonLink: "/",
        customCss: "",
      },
    },
    {
      name: "tall, words alone",
      image: "tall",
      content: {
        media: null,
        height: "tall",
        title: "Where the road ends, the walk begins",
        text: "",
        buttonLabel: "",
        buttonLink: "",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
