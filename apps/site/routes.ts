import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { markets } from "#markets/markets.ts";
import { patternOf } from "#markets/paths.ts";
import type { RouteName } from "#markets/routes.ts";
import { routeModules } from "./routing/route-modules.ts";

const patternsOf = (name: RouteName): string[] => [
  ...new Set(markets.flatMap(({ id }) => patternOf(id, name) ?? [])),
];

const translated = Object.entries(routeModules).flatMap(([name, file]) =>
  patternsOf(name as RouteName).map((pattern) =>
    route(pattern.slice(1), file, { id: `${name} ${pattern}` }),
  ),
);

export default [
  index("./home/home.tsx", { id: "index" }),
  ...translated,
  route("*", "./cms/custom-page.tsx"),
] satisfies RouteConfig;
