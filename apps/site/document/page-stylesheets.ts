import type { RenderedBlock } from "#blocks/render-blocks.ts";
import type { StylesheetName } from "./stylesheets.ts";
import type { BuiltRoute } from "../routing/built-routes.ts";

const stylesheetsOfRoutes: Readonly<Record<BuiltRoute | "*", readonly StylesheetName[]>> = {
  index: ["search"],
  search: ["search"],
  travels: [],
  "travels-travel": ["departures", "trip"],
  "travels-travel-itinerary": ["departures", "trip"],
  "travels-travel-tour": ["departures", "trip"],
  tours: ["departures"],
  "requests-request": ["request"],
  alerts: ["account", "alerts"],
  "alerts-unsubscribe": ["account", "alerts"],
  coordinators: [],
  "events-wemeet": ["events"],
  "events-wemeet-event": ["events", "trip"],
  "coordinators-coordinator": ["departures"],
  "search-ai": ["own-words"],
  wishlist: ["departures", "wishlist"],
  login: ["account"],
  chat: ["chat"],
  profile: ["account"],
  "*": [],
};

type Block = Pick<RenderedBlock, "data">;

const hasSearch = ({ data }: Block): boolean => data !== null && "bar" in data && data.bar !== null;

type Contents = Readonly<{
  /** All blocks of the page. */
  blocks?: readonly Block[];
  /** What its content needs besides. */
  more?: readonly StylesheetName[];
}>;

/**
 * Only the style sheets that the page needs: the rules of other pages cost a fifth of the time for
 * which a phone was blocked before its first paint (docs/decisions/0040).
 * @param route null for a status page
 * @returns without duplicates, in cascade order
 */
export const pageStylesheets = (
  route: BuiltRoute | "*" | null,
  { blocks = [], more = [] }: Contents = {},
): readonly StylesheetName[] => {
  const needed: StylesheetName[] = [
    "frame",
    ...(route === null ? [] : stylesheetsOfRoutes[route]),
    ...more,
  ];
  if (blocks.some(hasSearch)) needed.push("search");
  if (blocks.length > 0) needed.push("departures", "blocks");
  return [...new Set(needed)];
};
