import { z } from "zod";
import { customCss, link, longText, short, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(80),
  text: longText(300, "Text"),
  buttonLabel: short(40, "Button label"),
  buttonLink: link("Button link"),
  otherLabel: short(40, "Second button label"),
  otherLink: link("Second button link"),
  tone: z.enum(["dark", "light"]).describe("Tone"),
  customCss,
});

export const wrCallToAction = {
  name: "wr-call-to-action",
  label: "Call to action",
  icon: "button",
  filter: ["*"],
  keywords: ["button", "bottone", "pulsante", "invite", "cta"],
  content,
  needs: { anyOf: ["title", "text"], message: "Write a title." },
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
        buttonLink: "/search",
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
