import { z } from "zod";
import { customCss, link, picture, prose, short, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(),
  columns: z
    .array(
      z.strictObject({
        media: picture("Picture"),
        title: title(80),
        text: prose(3000, "Text"),
        linkLabel: short(60, "Link label"),
        link: link("Link"),
      }),
    )
    .min(2, "Use two to four columns.")
    .max(4, "Use two to four columns.")
    .describe("Columns"),
  customCss,
});

const column = (title: string, text: string) => ({
  media: null,
  title,
  text,
  linkLabel: "",
  link: "",
});

export const wrColumns = {
  name: "wr-columns",
  label: "Columns",
  icon: "columns",
  filter: ["*"],
  keywords: ["grid", "colonne"],
  content,
  needs: {
    anyOf: ["title", "columns.*.title", "columns.*.text", "columns.*.media"],
    message: "Write a title or a text.",
  },
  start: { title: "", columns: [column("", ""), column("", "")], customCss: "" },
  examples: [
    {
      name: "two, with pictures",
      image: "two",
      content: {
        title: "",
        columns: [
          column("By day", "On foot, by train, never in a hurry."),
          column("By night", "One long table, whoever sits next to you."),
        ],
        customCss: "",
      },
    },
    {
      name: "three texts",
      image: "three",
      content: {
        title: "Good to know",
        columns: [
          column("Before", "- passport\n- a light bag\n- good shoes"),
          column("On the way", "The coordinator knows the road and the next bus."),
          column("After", "The chat stays. **So do the friends.**"),
        ],
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
