import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { reviewFetchJob } from "../jobs.ts";
import * as calls from "./calls.ts";
import { fetchSchedule } from "./schedule.ts";

export type FetchOptions = Readonly<{
  /** Whether the address of a review provider is configured. */
  hasProvider: boolean;
  /** Null in a process that adds no jobs. */
  send: SendJob | null;
  now: () => Date;
}>;

const noProvider = "No review provider is configured for this site.";

/** Why a market's reviews cannot be fetched; null where they can. */
export const fetchLock = async (
  db: Database,
  market: string,
  { hasProvider, send }: FetchOptions,
): Promise<string | null> => {
  if (!hasProvider || send === null) return noProvider;
  return (await fetchSchedule(db, market)).merchantId === ""
    ? "This market has no account with the review provider: administrators enter it under “Provider”."
    : null;
};

export const addFetchRoute = (api: Api, options: FetchOptions): void => {
  api.write(calls.fetchReviews, {
    async write({ trx, market }) {
      const lock = await fetchLock(trx, market, options);
      if (lock !== null || options.send === null)
        throw inTheWay("No review provider", lock ?? noProvider);
      const at = options.now().toISOString();
      await options.send(trx, reviewFetchJob, { market, at });
      return { body: { at } };
    },
  });
};
