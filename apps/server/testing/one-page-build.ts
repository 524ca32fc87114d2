import type { ServerBuild } from "react-router";

/** A build of the site that answers every path with what `render` returns. */
export const onePageBuild = (render: ServerBuild["entry"]["module"]["default"]): ServerBuild => ({
  entry: { module: { default: render } },
  routes: { page: { id: "page", path: "*", module: { default: () => null } } },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
});
