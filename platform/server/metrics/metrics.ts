import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CacheResult } from "../cache/page-cache.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Outcome } from "../jobs/run-batch.ts";
import type { countMails } from "../mail/outbox.ts";
import type { Queue } from "../load/request-queue.ts";

/**
 * Upper limits of the histograms, in seconds: a cached page takes a millisecond, an image resize a
 * second.
 */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one process in Prometheus' format. */
export type Metrics = Readonly<{
  /** Counts a request when it has been answered. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  timeRender<Result>(work: () => Promise<Result>): Promise<Result>;
  /** `milliseconds` are those of the work on the answer; they are no label. */
  countCacheAnswer(
    answer: Readonly<{ market: string; result: CacheResult; milliseconds: number }>,
  ): void;
  /** `bytes` is called at each scrape. */
  watchBytes(bytes: () => Readonly<Record<string, number>>): void;
  /** `bytes` is called at each scrape. */
  watchFiles(bytes: () => Readonly<Record<string, number>>): void;
  watchQueues(queues: Readonly<Record<string, Pick<Queue, "stats">>>): void;
  countAttempt(attempt: Readonly<{ name: string; outcome: Outcome; seconds: number }>): void;
  watchJobs(counts: Jobs["counts"]): void;
  watchMails(count: () => ReturnType<typeof countMails>): void;
  watchDatabase(database: Pick<OpenDatabase, "connections">): void;
  contentType: string;
  read(): Promise<string>;
}>;

type Options = Readonly<{
  /** The label of a request: one of a few words, never an address or a name. */
  kindOf: (request: IncomingMessage) => string;
  /** Seconds of a monotonic clock. */
  elapsed: () => number;
  /**
   * Whether to include memory and CPU. They belong to the whole process, so only one instance in a
   * process may include them.
   */
  hasProcessMetrics: boolean;
}>;

/** Creates the metrics that change with each event, such as a request, not only at a scrape. */
const createInstruments = (registers: Registry[]) => ({
  requestCount: new Counter({
    name: "http_requests_total",
    help: "Answered requests.",
    labelNames: ["kind", "status"],
    registers,
  }),
  requestDuration: new Histogram({
    name: "http_request_duration_seconds",
    help: "From the head of a request to the end of its answer.",
    labelNames: ["kind"],
    buckets,
    registers,
  }),
  renderDuration: new Histogram({
    name: "page_render_duration_seconds",
    help: "Pages that were made, none that was kept.",
    buckets,
    registers,
  }),
  cacheAnswers: new Counter({
    name: "page_cache_answers_total",
    help: "Answered pages and documents by what the cache had of them.",
    labelNames: ["market", "result"],
    registers,
  }),
  jobAttempts: new Counter({
    name: "job_attempts_total",
    help: "Attempts at jobs; those that failed wait for somebody.",
    labelNames: ["job", "outcome"],
    registers,
  }),
  jobDuration: new Histogram({
    name: "job_duration_seconds",
    help: "From the beginning of an attempt at a job to its end.",
    labelNames: ["job"],
    buckets,
    registers,
  }),
});

/** Creates a gauge that is read at each scrape, with one value for each value of its label. */
const createGauges =
  (registers: Registry[]) =>
  (name: string, help: string, label: string, read: () => Iterable<[string, number]>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [value, number] of read()) this.set({ [label]: value }, number);
      },
    });

const addJobGauge = (registers: Registry[], counts: Jobs["counts"]): void => {
  new Gauge({
    name: "jobs",
    help: "Jobs of the company in a queue, as of a few seconds ago.",
    labelNames: ["job", "state"],
    registers,
    async collect() {
      this.reset();
      // While the database is unreachable this metric is left out, and the others are still
      // reported.
      for (const { name, ...states } of await counts().catch(() => []))
        for (const [state, number] of Object.entries(states))
          this.set({ job: name, state }, number);
    },
  });
};

const addMailGauge = (registers: Registry[], count: () => ReturnType<typeof countMails>): void => {
  new Gauge({
    name: "outbox_mails",
    help: "Mails of the company that have not been sent.",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      for (const { state, number } of await count().catch(() => [])) this.set({ state }, number);
    },
  });
};

/** No label holds a name or an address of a person. */
export const createMetrics = ({ kindOf, elapsed, hasProcessMetrics }: Options): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (hasProcessMetrics) collectDefaultMetrics({ register: registry });
  const instruments = createInstruments(registers);
  const { requestCount, requestDuration, renderDuration, cacheAnswers } = instruments;
  const { jobAttempts, jobDuration } = instruments;
  const gauge = createGauges(registers);

  return {
    watch(request, response) {
      const startedAt = elapsed();
      const kind = kindOf(request);
      response.once("close", () => {
        // A client that left before the end of the answer counts as `gone`.
        const status = response.writableFinished ? `${response.statusCode}` : "gone";
        requestCount.inc({ kind, status });
        requestDuration.observe({ kind }, elapsed() - startedAt);
      });
    },
    async timeRender(work) {
      const startedAt = elapsed();
      try {
        return await work();
      } finally {
        renderDuration.observe(elapsed() - startedAt);
      }
    },
    countCacheAnswer: ({ market, result }) => cacheAnswers.inc({ market, result }),
    watchBytes(bytes) {
      gauge("page_cache_bytes", "Kept pages.", "room", () => Object.entries(bytes()));
    },
    watchFiles(bytes) {
      gauge("built_file_bytes", "Built files in memory.", "folder", () => Object.entries(bytes()));
    },
    watchQueues(queues) {
      const readEach = (key: "running" | "waiting" | "refused") => (): [string, number][] =>
        Object.entries(queues).map(([name, queue]) => [name, queue.stats()[key]]);
      gauge("queue_running", "Work that is being done.", "queue", readEach("running"));
      gauge("queue_waiting", "Work that waits for a place.", "queue", readEach("waiting"));
      gauge(
        "queue_refused",
        "Work that found no place since the start.",
        "queue",
        readEach("refused"),
      );
    },
    countAttempt({ name, outcome, seconds }) {
      jobAttempts.inc({ job: name, outcome });
      jobDuration.observe({ job: name }, seconds);
    },
    watchJobs: (counts) => addJobGauge(registers, counts),
    watchMails: (count) => addMailGauge(registers, count),
    watchDatabase({ connections }) {
      gauge("database_connections", "Connections of the pool.", "state", () =>
        Object.entries(connections()),
      );
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
};
