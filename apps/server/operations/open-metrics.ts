import { createMetrics, type Metrics } from "#platform/server/metrics/metrics.ts";
import type { AppOptions } from "../app-options.ts";
import { kindOfRequest } from "#platform/server/metrics/metrics-route.ts";

/** @param onCacheAnswer told of each answer too */
export const openMetrics = (
  { config, database, includeProcessMetrics = false }: AppOptions,
  onCacheAnswer: Metrics["countCacheAnswer"],
): Metrics => {
  const metrics = createMetrics({
    kindOf: kindOfRequest(config),
    elapsed: () => performance.now() / 1000,
    hasProcessMetrics: includeProcessMetrics,
  });
  metrics.watchDatabase(database);
  return {
    ...metrics,
    countCacheAnswer(answer) {
      onCacheAnswer(answer);
      metrics.countCacheAnswer(answer);
    },
  };
};
