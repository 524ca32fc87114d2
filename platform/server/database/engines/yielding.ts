import { setImmediate } from "node:timers/promises";
import type { KyselyPlugin, QueryId } from "kysely";

const longQuery = 4; // ms

/**
 * Lets everybody else have a turn after a long query. The embedded engine works on the thread that
 * answers, and its promises are settled before any request is looked at: without it the queries of a
 * transaction, one after the other, would be one long stall.
 */
export const yieldAfterLongQueries = (): KyselyPlugin => {
  const begun = new WeakMap<QueryId, number>();
  return {
    transformQuery: ({ node, queryId }) => {
      begun.set(queryId, performance.now());
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (performance.now() - (begun.get(queryId) ?? 0) > longQuery) await setImmediate();
      return result;
    },
  };
};
