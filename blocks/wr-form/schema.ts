import { z } from "zod";
import { customCss, longText, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  title: title(80),
  text: longText(400, "Text"),
  form: z
    .uuid()
    .meta({ format: "form", help: "Built under “New form builder”." })
    .nullable()
    .describe("Form"),
  customCss,
});

export const wrForm = {
  name: "wr-form",
  label: "Form",
  icon: "fields",
  filter: ["*"],
  keywords: ["contact", "survey", "modulo", "formulario", "formulaire", "formular"],
  content,
  needs: { anyOf: ["form"], message: "Choose a form." },
  start: { title: "", text: "", form: null, customCss: "" },
  examples: [
    {
      name: "lead a group",
      image: "lead-a-group",
      content: {
        title: "Lead one of our groups",
        text: "Tell us who you are, and where you would go tomorrow.",
        form: null,
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
