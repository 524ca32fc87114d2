import { z } from "zod";
import { markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import {
  FailedForGood,
  handleJob,
  type Job,
  type JobHandler,
  type SendJob,
} from "#platform/server/jobs/job.ts";
import { readProvider } from "./fetch/provider.ts";
import { fetchSchedule } from "./fetch/schedule.ts";
import { addReviews, publishFetch, writeFetch } from "./fetch/store.ts";

const payload = z.strictObject({
  market: z.string(),
  /** The moment at which somebody asked. */
  at: z.iso.datetime(),
});

type AskedFetch = z.infer<typeof payload>;

/** Fetches the reviews of a market from the review provider. */
export const reviewFetchJob: Job<AskedFetch> = {
  name: "review-fetch",
  payload,
  keyOf: ({ market, at }) => `${market} ${at}`,
  retries: { limit: 5, pause: 10, maxPause: 300 },
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : "It did not work.";

type Options = Readonly<{
  db: Database;
  /** Base address of the review provider; null where none is configured. */
  reviewsUrl: string | null;
  now: () => Date;
}>;

const fetchReviews = async ({ db, reviewsUrl }: Options, market: string, signal: AbortSignal) => {
  const { merchantId } = await fetchSchedule(db, market);
  if (reviewsUrl === null || merchantId === "")
    throw new FailedForGood("No review provider is configured for this market.");
  return readProvider(reviewsUrl, { merchantId, market }, signal);
};

/** A fetch that failed is written down too, so that staff see why nothing came. */
export const reviewFetchHandler = (options: Options): JobHandler =>
  handleJob(reviewFetchJob, {
    async run({ market }, { signal, once }) {
      const at = options.now().toISOString();
      try {
        const provided = await fetchReviews(options, market, signal);
        await once(async (trx) => {
          const outcome = await addReviews(trx, market, provided);
          await publishFetch(trx, market, outcome.added);
          await writeFetch(trx, market, { at, ...outcome, problem: null });
        });
      } catch (error) {
        const problem = messageOf(error);
        await writeFetch(options.db, market, { at, added: 0, refused: 0, problem });
        throw error;
      }
    },
    // A fetch that was asked for before a restore is asked for again, by hand or by the clock.
    pending: async () => [],
  });

type ClockOptions = Pick<Options, "db" | "now"> & Readonly<{ send: SendJob }>;

/** Queues the fetches that are due. Processes that ask at once ask for the same one. */
export const sendDueFetches = async ({ db, now, send }: ClockOptions): Promise<void> => {
  for (const { id: market } of markets) {
    const { next } = await fetchSchedule(db, market);
    if (next !== null && next <= now())
      await send(db, reviewFetchJob, { market, at: next.toISOString() });
  }
};

const clockMs = 10 * 60_000;

/** @returns what stops it */
export const startReviewClock = (
  options: ClockOptions & Readonly<{ report: (error: unknown) => void }>,
): (() => void) => {
  const timer = setInterval(() => void sendDueFetches(options).catch(options.report), clockMs);
  return () => clearInterval(timer);
};
