import type { UIMatch } from "react-router";
import type { RenderedBlock } from "#blocks/render-blocks.ts";
import type { StylesheetName } from "./stylesheets.ts";
import type { BuiltRoute } from "../routing/route-modules.ts";

type Block = Pick<RenderedBlock, "data">;
/**
 * The part of a loader's data that tells a page's blocks: `fixed` below a route's page, `own` of a
 * travel or a destination, `customPage` for a custom page. A content page has `customPage: null`.
 */
type PageData = Readonly<
  Record<"fixed" | "own" | "customPage", Readonly<{ blocks: readonly Block[] }> | null | undefined>
>;

const stylesheetsOfRoutes: Readonly<Record<BuiltRoute, readonly StylesheetName[]>> = {
  index: ["search"],
  search: ["search"],
  travels: [],
  "travels-travel": ["departures", "trip"],
  "travels-travel-itinerary": ["departures", "trip"],
  "travels-travel-tour": ["departures", "trip"],
  tours: ["departures"],
  coordinators: [],
  "coordinators-coordinator": ["departures"],
};
const hasSearch = ({ data }: Block): boolean => data !== null && "bar" in data && data.bar !== null;
const isBuiltRoute = (name: string): name is BuiltRoute => Object.hasOwn(stylesheetsOfRoutes, name);

/**
 * Only the style sheets that the page needs: the rules of other pages cost a fifth of the time for
 * which a phone was blocked before its first paint (docs/decisions/0040).
 * @param matches routes whose ids begin with the route's name
 * @returns without duplicates, in cascade order
 */
export const pageStylesheets = (matches: readonly UIMatch[]): readonly StylesheetName[] => {
  const names = matches.map(({ id }) => id.split(" ")[0] ?? "");
  const pages = matches.map(({ loaderData }) => (loaderData ?? {}) as PageData);
  const blocks = pages.flatMap(({ fixed, own, customPage }) => [
    ...(fixed?.blocks ?? []),
    ...(own?.blocks ?? []),
    ...(customPage?.blocks ?? []),
  ]);
  // The editor's preview is a custom page without blocks, into which any block may be put later.
  const mayHaveAnyBlock = blocks.length === 0 && pages.some(({ customPage }) => customPage);
  const needed: StylesheetName[] = [
    "frame",
    ...names.flatMap((name) => (isBuiltRoute(name) ? stylesheetsOfRoutes[name] : [])),
  ];
  if (pages.some(({ customPage }) => customPage === null)) needed.push("content");
  if (mayHaveAnyBlock || blocks.some(hasSearch)) needed.push("search");
  if (mayHaveAnyBlock || blocks.length > 0) needed.push("departures", "blocks");
  return [...new Set(needed)];
};
