import type { FastifyRequest } from "fastify";
import {
  createQueue,
  type QueueClock,
  type QueueLimits,
} from "#platform/server/load/request-queue.ts";

/** The limit lies above what one browser requests at once. */
const crowd = { from: 24, maxWaitMs: 300 } as const;

// One thread renders, so rendering more pages at once gains nothing; the second keeps it busy while
// the database answers the first. Excess requests wait before they are refused: clients that retry
// at once would otherwise occupy the thread with refusals alone. Each kind of work has its own
// limits, so that visitors in a rush do not slow staff down.
const limits = {
  /** Pages that the page cache does not hold, and documents such as the sitemap. */
  pages: { running: 2, waiting: 1000, maxWaitMs: 700, crowd },
  /** API calls of the public pages. */
  calls: { running: 2, waiting: 1000, maxWaitMs: 700, crowd },
  /** API calls of the back-office. */
  staff: { running: 16, waiting: 128, maxWaitMs: 5000 },
  /** Sign-in waits for the provider, which may be this server, so one queue for both could deadlock. */
  signIn: { running: 8, waiting: 64, maxWaitMs: 5000 },
  provider: { running: 8, waiting: 64, maxWaitMs: 5000 },
  /** Pictures that are drawn or encoded on request. They wait long, since a page asks for many and blocks on none. */
  pictures: { running: 2, waiting: 256, maxWaitMs: 10_000 },
} as const satisfies Record<string, QueueLimits>;

export const createQueues = (clock: QueueClock) => ({
  pages: createQueue(limits.pages, clock),
  calls: createQueue(limits.calls, clock),
  staff: createQueue(limits.staff, clock),
  signIn: createQueue(limits.signIn, clock),
  provider: createQueue(limits.provider, clock),
  pictures: createQueue(limits.pictures, clock),
});

export type Queues = ReturnType<typeof createQueues>;

/** @returns null for pages, pictures and files: they queue only where a cache does not hold them */
export const queueOfCall =
  (queues: Queues, isStaffHost: (request: FastifyRequest) => boolean) =>
  (request: FastifyRequest) => {
    const { url } = request;
    if (url.startsWith("/api/")) return isStaffHost(request) ? queues.staff : queues.calls;
    if (url.startsWith("/login") && isStaffHost(request)) return queues.signIn;
    if (url.startsWith("/oauth2") && isStaffHost(request)) return queues.provider;
    return null;
  };

/** Seconds, chosen at random so that refused clients do not all come back together. */
export const retryAfter = (random: () => number): number => 2 + Math.floor(random() * 5);
