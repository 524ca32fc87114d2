import type { UIMatch } from "react-router";
import type { ShownBlock } from "#blocks/shown.ts";
import type { StylesheetName } from "./stylesheets.ts";
import type { BuiltRoute } from "../routing/route-modules.ts";

type Block = Pick<ShownBlock, "data">;
/** What staff put on a page: below one of the house (`fixed`), or the page itself; null where the house wrote it. */
type PageData = Readonly<
  Record<"fixed" | "customPage", Readonly<{ blocks: readonly Block[] }> | null | undefined>
>;

const own: Readonly<Record<BuiltRoute, readonly StylesheetName[]>> = {
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
const isOwn = (name: string): name is BuiltRoute => Object.hasOwn(own, name);

/**
 * The style sheets that a page is shown with. A browser reads every rule of its sheets before it
 * paints: the rules of other pages were a fifth of a phone's blocked time (docs/decisions/0040).
 * @param matches the matched routes, whose ids begin with the route's name, with what their loaders say
 * @returns each once, in the order in which they hold: the frame's first
 */
export const pageStylesheets = (matches: readonly UIMatch[]): readonly StylesheetName[] => {
  const names = matches.map(({ id }) => id.split(" ")[0] ?? "");
  const said = matches.map(({ loaderData }) => (loaderData ?? {}) as PageData);
  const blocks = said.flatMap(({ fixed, customPage }) => [
    ...(fixed?.blocks ?? []),
    ...(customPage?.blocks ?? []),
  ]);
  // The editor's preview is such a page without blocks, and any is put into it.
  const mayHaveAny = blocks.length === 0 && said.some(({ customPage }) => customPage);
  const needed: StylesheetName[] = [
    "frame",
    ...names.flatMap((name) => (isOwn(name) ? own[name] : [])),
  ];
  if (said.some(({ customPage }) => customPage === null)) needed.push("content");
  if (mayHaveAny || blocks.some(hasSearch)) needed.push("search");
  if (mayHaveAny || blocks.length > 0) needed.push("departures", "blocks");
  return [...new Set(needed)];
};
