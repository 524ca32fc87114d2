import { z } from "zod";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  spaceSize: z.enum(["small", "default", "large"]).describe("Height"),
});

export const wrSpace = {
  name: "wr-space",
  label: "Space",
  filter: ["*"],
  keywords: ["gap", "spacer", "divider", "spazio"],
  icon: "gap",
  content,
  start: { spaceSize: "default" },
  examples: [
    { name: "small", image: "small", content: { spaceSize: "small" } },
    { name: "large", image: "large", content: { spaceSize: "large" } },
  ],
} as const satisfies BlockSchema<typeof content>;
