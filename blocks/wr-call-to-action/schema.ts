import { z } from "zod";
import { customCss, link, longText, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  title: title(80),
  text: longText(300, "Text"),
  buttonLabel: z.string().max(40).describe("Button label"),
  buttonLink: link("Button link"),
  otherLabel: z.string().max(40).describe("Second, quiet button label"),
  otherLink: link("Second, quiet button link"),
  tone: z.enum(["dark", "light"]).describe("Tone"),
  customCss,
});

export const wrCallToAction = {
  name: "wr-call-to-action",
  label: "Call to action",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: {
    title: "",
    text: "",
    buttonLabel: "",
    buttonLink: "",
    otherLabel: "",
    otherLink: "",
    tone: "dark",
    customCss: "",
  },
  examples: [
    {
      name: "two buttons",
      image: "two-buttons",
      content: {
        title: "Pick a date, alone",
        text: "The group fills up around you.",
        buttonLabel: "See the departures",
        buttonLink: "/",
        otherLabel: "How it works",
        otherLink: "/",
        tone: "dark",
        customCss: "",
      },
    },
    {
      name: "light",
      image: "light",
      content: {
        title: "Still not sure?",
        text: "Ask somebody who has been there.",
        buttonLabel: "Write to us",
        buttonLink: "/",
        otherLabel: "",
        otherLink: "",
        tone: "light",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
