import { setImmediate } from "node:timers/promises";
import type { KyselyPlugin, QueryId } from "kysely";

const longQueryMs = 4;

/**
 * Yields to the event loop after a long query. The embedded engine runs on the main thread, and its
 * promises settle before any request is read: without this the queries of a transaction would be
 * one long stall.
 */
export const yieldAfterLongQueries = (): KyselyPlugin => {
  const startedAt = new WeakMap<QueryId, number>();
  return {
    transformQuery: ({ node, queryId }) => {
      startedAt.set(queryId, performance.now());
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (performance.now() - (startedAt.get(queryId) ?? 0) > longQueryMs) await setImmediate();
      return result;
    },
  };
};
