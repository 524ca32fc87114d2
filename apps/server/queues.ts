import type { FastifyRequest } from "fastify";
import { createQueue, type QueueClock, type QueueLimits } from "#platform/server/load/queue.ts";

/** As many as a reader's program asks for at once are no crowd yet. */
const crowd = { from: 24, patience: 300 } as const;

// One thread renders, so pages that are made at the same time only share it: two keep it at work
// while the database answers one of them. Who cannot be served waits a little all the same: clients
// that ask again as soon as they are answered would take the thread with their refusals alone.
// Everything else has limits of its own, so that a crowd on the public pages stops nobody at work.
const limits = {
  /** Pages that are made anew, and documents such as the sitemap. */
  pages: { running: 2, waiting: 1000, patience: 700, crowd },
  /** Calls of the public pages. */
  calls: { running: 2, waiting: 1000, patience: 700, crowd },
  /** Calls of the staff app. */
  staff: { running: 16, waiting: 128, patience: 5000 },
  /** Sign-in, and the provider that it asks: two queues, since who is in the one waits for the other. */
  signIn: { running: 8, waiting: 64, patience: 5000 },
  provider: { running: 8, waiting: 64, patience: 5000 },
  /** Pictures that are drawn or encoded: a page shows many at once, and waits for none of them. */
  pictures: { running: 2, waiting: 256, patience: 10_000 },
} as const satisfies Record<string, QueueLimits>;

/** The queues of a process, one for each kind of work. */
export const createQueues = (clock: QueueClock) => ({
  pages: createQueue(limits.pages, clock),
  calls: createQueue(limits.calls, clock),
  staff: createQueue(limits.staff, clock),
  signIn: createQueue(limits.signIn, clock),
  provider: createQueue(limits.provider, clock),
  pictures: createQueue(limits.pictures, clock),
});

export type Queues = ReturnType<typeof createQueues>;

/**
 * The queue in which a call waits; null for pages, pictures and files, which are answered from what
 * is kept and wait only where something has to be made.
 */
export const queueOfCall =
  (queues: Queues, isStaffHost: (request: FastifyRequest) => boolean) =>
  (request: FastifyRequest) => {
    const { url } = request;
    if (url.startsWith("/api/")) return isStaffHost(request) ? queues.staff : queues.calls;
    if (url.startsWith("/login") && isStaffHost(request)) return queues.signIn;
    if (url.startsWith("/oauth2") && isStaffHost(request)) return queues.provider;
    return null;
  };

/** Seconds after which it is worth asking again: not the same for all, or they would all come back together. */
export const retryAfter = (chance: () => number): number => 2 + Math.floor(chance() * 5);
