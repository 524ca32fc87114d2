import { z } from "zod";
import { customCss, longText, picture, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { filledLine, keyText } from "#platform/texts/text-schema.ts";

/** A path of this site, or an https address of another host. */
const address = keyText()
  .regex(/^(|\/(?!\/).*|https:\/\/[^\s]+)$/, "Begin with / or https://.")
  .max(300);

const content = z.strictObject({
  title: title(),
  cards: z
    .array(
      z.strictObject({
        title: filledLine().max(80).describe("Title"),
        text: longText(400, "Text"),
        link: address.meta({ format: "link" }).describe("Link"),
        media: picture("Picture"),
      }),
    )
    .max(24)
    .describe("Cards"),
  customCss,
});

const card = (title: string, text: string) => ({ title, text, link: "/", media: null });

export const wrCards = {
  name: "wr-cards",
  label: "Cards",
  icon: "grid",
  filter: ["*"],
  keywords: ["tiles", "boxes", "schede", "riquadri"],
  content,
  needs: { anyOf: ["cards"], message: "Add a card." },
  start: { title: "", cards: [], customCss: "" },
  examples: [
    {
      name: "three ways",
      image: "three",
      content: {
        title: "Three ways to travel",
        cards: [
          card("On foot", "The pace of those who look around."),
          card("By train", "The window is the best seat."),
          card("Under sail", "Wherever the wind goes."),
        ],
        customCss: "",
      },
    },
    {
      name: "two",
      image: "two",
      content: {
        title: "",
        cards: [
          card("The first time", "Short trips, near by, always with somebody."),
          card("The tenth time", "Far away, and light."),
        ],
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
