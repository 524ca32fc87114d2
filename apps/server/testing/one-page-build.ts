import type { ServerBuild } from "react-router";

type Loader = NonNullable<ServerBuild["routes"][string]>["module"]["loader"];

/**
 * A build of the site that answers every path with what `render` returns.
 * @param loader of all paths; by default nothing is loaded
 */
export const onePageBuild = (
  render: ServerBuild["entry"]["module"]["default"],
  loader?: Loader,
): ServerBuild => ({
  entry: { module: { default: render } },
  routes: {
    page: { id: "page", path: "*", module: { default: () => null, ...(loader && { loader }) } },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
});
