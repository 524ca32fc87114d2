import type { LoadedPage } from "#markets/site/page-route.tsx";
import { stylesheets } from "./stylesheets.ts";

type Blocks = NonNullable<LoadedPage["blocks"]>;

const hasSearch = ({ data }: Blocks[number]): boolean =>
  typeof data === "object" && data !== null && "bar" in data && data.bar !== null;

const hasEvents = ({ data }: Blocks[number]): boolean =>
  typeof data === "object" && data !== null && "events" in data;

/**
 * Only the style sheets that the page needs: the rules of other pages cost a fifth of the time for
 * which a phone was blocked before its first paint (docs/decisions/0040).
 * @param own of the page beside those of every page; none for a status page
 * @param blocks all blocks of the page
 * @returns addresses without duplicates, in cascade order
 */
export const pageStylesheets = (own: readonly string[], blocks: Blocks): readonly string[] => {
  const needed: string[] = [stylesheets.frame, ...own];
  if (blocks.some(hasSearch)) needed.push(stylesheets.search);
  if (blocks.some(hasEvents)) needed.push(stylesheets.events);
  if (blocks.length > 0) needed.push(stylesheets.departures, stylesheets.blocks);
  return [...new Set(needed)];
};
