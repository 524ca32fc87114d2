import type { PageInput } from "#features/pages/contract.ts";

/** What a page is about, which decides the blocks that its picker offers. */
export type PageType = "custom" | "index" | "travel" | "destination";

const continents = new Set(["asia", "europe", "america", "africa", "oceania", "antarctica"]);

/** The routing key names the site's route whose pages show the blocks; a tour counts as travel. */
export const pageTypeOf = ({ routingKey }: Pick<PageInput, "routingKey">): PageType => {
  if (routingKey === null) return "custom";
  if (routingKey === "index") return "index";
  if (/^travels-travel(-|$)/.test(routingKey)) return "travel";
  return continents.has(routingKey) ? "destination" : "custom";
};
