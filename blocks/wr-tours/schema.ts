import { z } from "zod";
import type { BlockSchema } from "#features/pages/block-contract.ts";

const content = z.strictObject({
  title: z.string().max(120).describe("Title"),
  onlyConfirmed: z.boolean().describe("Confirmed departures only"),
  limit: z.int().min(1).max(20).describe("How many"),
  showFilters: z.boolean().describe("Show the search above the list"),
  customCss: z.string().max(20_000).meta({ format: "css" }).describe("Custom CSS"),
});

export const wrTours = {
  name: "wr-tours",
  label: "Tours",
  filter: ["*"],
  schemaVersion: 1,
  content,
  start: { title: "", onlyConfirmed: true, limit: 6, showFilters: false, customCss: "" },
  examples: [],
} as const satisfies BlockSchema<typeof content>;
