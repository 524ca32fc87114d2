import type { FastifyInstance, FastifyRequest } from "fastify";
import { processTimer } from "#platform/server/load/timer.ts";
import { afterPendingConnections } from "#platform/server/load/pending-connections.ts";
import { addressGroup } from "#platform/server/http/connection/client-address.ts";
import { queueCalls } from "#platform/server/load/queue-calls.ts";
import { queuePerKey } from "#platform/server/load/queue-per-key.ts";
import {
  createQueue,
  Flooded,
  type Queue,
  type QueueClock,
  type QueueLimits,
} from "#platform/server/load/request-queue.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import type { AppOptions } from "./app-options.ts";
import { hostOf } from "#platform/server/pages/cache-key.ts";

/** One browser requests fewer than 24 pages at once, so 24 waiting requests come from a crowd. */
const crowd = { from: 24, maxWaitMs: 300 } as const;

// One thread renders pages. Two pages at once keep the thread busy while the database answers for
// one of them; more would gain nothing. Excess requests wait before they are refused: clients that
// retry at once would otherwise occupy the thread with refusals alone. Each kind of work has its
// own limits, so that visitors in a rush do not slow staff down.
const limits = {
  /** Pages that the page cache does not hold, and documents such as the sitemap. */
  pages: { running: 2, waiting: 1000, maxWaitMs: 700, crowd },
  /** API calls of the public pages. */
  calls: { running: 2, waiting: 1000, maxWaitMs: 700, crowd },
  /**
   * Places of events. Many press at one moment, each presses once and wants to know: so they wait
   * longer than for a page. Those of one event go one after another in the database anyway.
   */
  places: { running: 2, waiting: 1000, maxWaitMs: 10_000 },
  /**
   * Sign-ins of visitors, and changes of a profile, which ask for the password or a code as well.
   * Guesses at one account wait for each other in the database, so that they would hold the places of
   * all other calls; a guess too much is to be told so, with 429. They hold less than half of the
   * connections to the database.
   */
  visitorSignIn: { running: 4, waiting: 128, maxWaitMs: 5000 },
  /** API calls of the back-office. */
  staff: { running: 16, waiting: 128, maxWaitMs: 5000 },
  /** Sign-in waits for the provider, which may be this server, so one queue for both could deadlock. */
  signIn: { running: 8, waiting: 64, maxWaitMs: 5000 },
  provider: { running: 8, waiting: 64, maxWaitMs: 5000 },
  /**
   * Pictures that are drawn or encoded on request. A picture may wait long: a page requests many
   * pictures and can be read before they arrive.
   */
  pictures: { running: 2, waiting: 256, maxWaitMs: 10_000 },
  /** Uploads that are in memory; each may have 30 MB. */
  uploads: { running: 6, waiting: 48, maxWaitMs: 30_000 },
  /** Forms with files of visitors, each of 15 MB, so that they do not keep staff from uploading. */
  forms: { running: 4, waiting: 24, maxWaitMs: 10_000 },
  /**
   * Forms sent from one address, one after another, as many as may be sent in a quarter of an hour.
   * A flood from one address thus takes one place among the pages, and is refused before its bodies
   * are read.
   */
  oneAddress: { running: 1, waiting: 20, maxWaitMs: 5000, refusal: new Flooded() },
} as const satisfies Record<string, QueueLimits>;

const createQueues = (clock: QueueClock) => ({
  pages: createQueue(limits.pages, clock),
  calls: createQueue(limits.calls, clock),
  places: createQueue(limits.places, clock),
  visitorSignIn: createQueue(limits.visitorSignIn, clock),
  staff: createQueue(limits.staff, clock),
  signIn: createQueue(limits.signIn, clock),
  provider: createQueue(limits.provider, clock),
  pictures: createQueue(limits.pictures, clock),
  uploads: createQueue(limits.uploads, clock),
  forms: createQueue(limits.forms, clock),
});

export type Queues = ReturnType<typeof createQueues> &
  Readonly<{
    /** The queue for the forms that come from an IP address. */
    formsFrom: (address: string) => Queue;
  }>;

const processClock = { elapsed: () => performance.now(), timer: processTimer };

/** The queues of a server, which its metrics watch. */
export const openQueues = (
  app: FastifyInstance,
  { waitClock = processClock }: AppOptions,
  metrics: Metrics,
): Queues => {
  const clock = { ...waitClock, turn: afterPendingConnections(app.server) };
  const queues = createQueues(clock);
  metrics.watchQueues(queues);
  const ofAddress = queuePerKey(() => createQueue(limits.oneAddress, clock));
  return { ...queues, formsFrom: (address) => ofAddress(addressGroup(address)) };
};

/** Where a password or a code of a visitor can be guessed. */
const takesGuesses = ({ url, method }: FastifyRequest): boolean =>
  /^\/api\/(?:login\/|account\b)/.test(url) ||
  (method !== "GET" && /^\/api\/me\/profile\b/.test(url));

/**
 * @returns null for pages, pictures and files, which enter a queue later, when no cache holds them
 */
const queueOfCall =
  (queues: Queues, isStaffHost: (request: FastifyRequest) => boolean) =>
  (request: FastifyRequest) => {
    const { url } = request;
    if (url.startsWith("/api/") && isStaffHost(request)) return queues.staff;
    if (url.startsWith("/api/events/")) return queues.places;
    if (takesGuesses(request)) return queues.visitorSignIn;
    if (url.startsWith("/api/")) return queues.calls;
    if (url.startsWith("/login") && isStaffHost(request)) return queues.signIn;
    if (url.startsWith("/oauth2") && isStaffHost(request)) return queues.provider;
    return null;
  };

/** Makes calls and sign-ins wait in their queues. */
export const queueRequests = (
  app: FastifyInstance,
  { config }: AppOptions,
  queues: Queues,
): void => {
  const isStaffHost = ({ host }: FastifyRequest) => hostOf(host) === config.backofficeHost;
  queueCalls(app, queueOfCall(queues, isStaffHost));
};

/** Seconds, chosen at random so that refused clients do not all come back together. */
export const retryAfter = (random: () => number): number => 2 + Math.floor(random() * 5);
