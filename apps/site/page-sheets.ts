import type { UIMatch } from "react-router";
import type { SheetName } from "./sheets.ts";
import type { ShownRoute } from "./shown-routes.ts";

type Blocks = Readonly<{ blocks: readonly unknown[] }> | null | undefined;
type PageData = Readonly<{ fixed?: Blocks; staffs?: Blocks }>;

const own: Readonly<Record<ShownRoute, readonly SheetName[]>> = {
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
const isOwn = (name: string): name is ShownRoute => Object.hasOwn(own, name);

/**
 * The style sheets that a page is shown with. A browser reads every rule of its sheets before it
 * paints: the rules of other pages were a fifth of a phone's blocked time (docs/decisions/0040).
 * @param matches the matched routes, whose ids begin with the route's name, with what their loaders say
 * @returns each once, in the order in which they hold: the frame's first
 */
export const pageSheets = (matches: readonly UIMatch[]): readonly SheetName[] => {
  const names = matches.map(({ id }) => id.split(" ")[0] ?? "");
  const said = matches.map(({ loaderData }) => (loaderData ?? {}) as PageData);
  // A page of staff's has none yet in the editor's preview, and any may be put in.
  const hasBlocks = said.some(({ fixed, staffs }) => staffs ?? fixed?.blocks.length);
  const isText = said.some(({ staffs }) => staffs === null);
  const needed: SheetName[] = ["frame", ...names.flatMap((name) => (isOwn(name) ? own[name] : []))];
  if (isText) needed.push("content");
  if (hasBlocks) needed.push("departures", "blocks");
  return [...new Set(needed)];
};
