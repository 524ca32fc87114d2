import { z } from "zod";
import { customCss, link, longText, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  title: title(80),
  text: longText(300, "Text"),
  code: z.string().max(40).describe("Code to give when booking (empty for none)"),
  endsAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe("Ends at: shown to visitors, and the block is gone from that second on"),
  buttonLabel: z.string().max(40).describe("Button label"),
  buttonLink: link("Button link"),
  terms: longText(600, "Terms, in small"),
  customCss,
});

export const wrPromo = {
  name: "wr-promo",
  label: "Promo",
  filter: ["*"],
  schemaVersion: 1,
  content,
  endsAt: ({ endsAt }) => endsAt,
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
