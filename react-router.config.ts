import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "apps/site",
  buildDirectory: "build/site",
  ssr: true,
  // Every route of a market is known from the first page on: no request to discover them.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
