import { z } from "zod";
import { customCss, link, longText, short, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(60),
  text: longText(300, "Text"),
  buttonLabel: short(40, "Button label"),
  buttonLink: link("Button link"),
  customCss,
});

export const wrHero = {
  name: "wr-hero",
  label: "Hero",
  icon: "heading",
  filter: ["*"],
  keywords: ["heading", "header", "title", "titolo", "cover"],
  content,
  needs: { anyOf: ["title", "text"], message: "Write a title." },
  start: { title: "", text: "", buttonLabel: "", buttonLink: "", customCss: "" },
  examples: [
    {
      name: "with a button",
      image: "button",
      content: {
        title: "Leave alone, come back with friends",
        text: "Small groups and a coordinator who knows the road.",
        buttonLabel: "See the trips",
        buttonLink: "/",
        customCss: "",
      },
    },
    {
      name: "words alone",
      image: "words",
      content: {
        title: "Twelve people, one road",
        text: "Somebody has been there before you.",
        buttonLabel: "",
        buttonLink: "",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
