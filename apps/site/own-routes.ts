import { data, type MiddlewareFunction } from "react-router";
import { patternOf } from "#markets/markets.ts";
import { siteContext } from "./context.ts";
import { type ShownRoute, shownRoutes } from "./shown-routes.ts";

const names = Object.keys(shownRoutes) as Exclude<ShownRoute, "index">[];

/** Every market's paths are registered once; a path of another market is no page of this one. */
export const ownRoutesOnly: MiddlewareFunction = ({ context, pattern }) => {
  const { market } = context.get(siteContext);
  const isOwn =
    pattern === "/" ||
    pattern === "/*" ||
    names.some((name) => patternOf(market.id, name) === pattern);
  if (!isOwn) throw data(null, { status: 404 });
};
