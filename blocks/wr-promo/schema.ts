import { z } from "zod";
import { customCss, link, longText, short, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(80),
  text: longText(300, "Text"),
  code: short(40, "Code").meta({ help: "Given when booking; empty for none." }),
  endsAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe("Ends at")
    .meta({ help: "Visitors see it, and the block is gone from then on." }),
  buttonLabel: short(40, "Button label"),
  buttonLink: link("Button link"),
  terms: longText(600, "Terms").meta({ help: "In small letters." }),
  customCss,
});

export const wrPromo = {
  name: "wr-promo",
  label: "Promo",
  icon: "label",
  filter: ["*"],
  keywords: ["offer", "discount", "code", "offerta", "sconto"],
  content,
  needs: { anyOf: ["title", "text"], message: "Write a title." },
  endField: "endsAt",
  start: {
    title: "",
    text: "",
    code: "",
    endsAt: null,
    buttonLabel: "",
    buttonLink: "",
    terms: "",
    customCss: "",
  },
  examples: [
    {
      name: "with code",
      image: "code",
      content: {
        title: "100 less on every spring trip",
        text: "For whoever books by the end of the month.",
        code: "SPRING",
        endsAt: null,
        buttonLabel: "See the trips",
        buttonLink: "/",
        terms: "One code a booking.",
        customCss: "",
      },
    },
    {
      name: "words alone",
      image: "words",
      content: {
        title: "The private room is on us",
        text: "When you book for two, on every departure.",
        code: "",
        endsAt: null,
        buttonLabel: "",
        buttonLink: "",
        terms: "",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
