import { z } from "zod";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const link = z
  .string()
  .max(500)
  .regex(/^$|^\/(?![/\\])|^#|^https:\/\//, "A link starts with /, # or https://");

const content = z.strictObject({
  title: z.string().max(60).describe("Title"),
  text: z.string().max(300).meta({ format: "textarea" }).describe("Text"),
  buttonLabel: z.string().max(40).describe("Button label"),
  buttonLink: link.describe("Button link"),
});

export const wrHero = {
  name: "wr-hero",
  label: "Hero",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: { title: "", text: "", buttonLabel: "", buttonLink: "" },
  examples: [],
} as const satisfies BlockSchema<typeof content>;
