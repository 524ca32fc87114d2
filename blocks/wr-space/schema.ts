import { z } from "zod";
import { customCss } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";

const content = z.strictObject({
  spaceSize: z.enum(["small", "default", "large"]).describe("Height"),
  customCss,
});

export const wrSpace = {
  name: "wr-space",
  label: "Space",
  icon: "gap",
  filter: ["*"],
  keywords: ["gap", "spacer", "divider", "spazio"],
  content,
  start: { spaceSize: "default", customCss: "" },
  examples: [
    { name: "small", image: "small", content: { spaceSize: "small", customCss: "" } },
    { name: "large", image: "large", content: { spaceSize: "large", customCss: "" } },
  ],
} as const satisfies BlockSchema<typeof content>;
