import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "../database/open.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Outcome } from "../jobs/run-batch.ts";
import type { countMails } from "../mail/outbox.ts";
import type { Queue } from "../load/queue.ts";

/** Seconds below which answers are counted: kept pages take a millisecond, a drawn picture a second. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is asked of a process and what it holds, as Prometheus reads it. */
export type Metrics = Readonly<{
  /** Counts a request when it has been answered. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Measures how long some work takes. */
  timeRender<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many bytes something holds, asked for at each reading. */
  watchBytes(bytes: () => Readonly<Record<string, number>>): void;
  watchQueues(queues: Readonly<Record<string, Pick<Queue, "standing">>>): void;
  /** Counts an attempt at a job. */
  noteAttempt(attempt: Readonly<{ name: string; outcome: Outcome; seconds: number }>): void;
  watchJobs(counts: Jobs["counts"]): void;
  watchMails(count: () => ReturnType<typeof countMails>): void;
  watchDatabase(database: Pick<OpenDatabase, "connections">): void;
  contentType: string;
  read(): Promise<string>;
}>;

type Options = Readonly<{
  /** What a request asks for: a few words in all, never an address or a name. */
  kindOf: (request: IncomingMessage) => string;
  /** Seconds that only grow. */
  elapsed: () => number;
  /** Whether memory, processor and the like are told too: they belong to the process, which has one such reader. */
  isOfProcess: boolean;
}>;

/** Metrics of one process, without a name or an address of anybody. */
export const createMetrics = ({ kindOf, elapsed, isOfProcess }: Options): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (isOfProcess) collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: "http_requests_total",
    help: "Answered requests.",
    labelNames: ["kind", "status"],
    registers,
  });
  const took = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the head of a request to the end of its answer.",
    labelNames: ["kind"],
    buckets,
    registers,
  });
  const rendered = new Histogram({
    name: "page_render_duration_seconds",
    help: "Pages that were made, none that was kept.",
    buckets,
    registers,
  });
  const attempts = new Counter({
    name: "job_attempts_total",
    help: "Attempts at jobs; those that failed wait for somebody.",
    labelNames: ["job", "outcome"],
    registers,
  });
  const attempted = new Histogram({
    name: "job_duration_seconds",
    help: "From the beginning of an attempt at a job to its end.",
    labelNames: ["job"],
    buckets,
    registers,
  });
  const gauge = (
    name: string,
    help: string,
    label: string,
    read: () => Iterable<[string, number]>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [value, number] of read()) this.set({ [label]: value }, number);
      },
    });

  return {
    watch(request, response) {
      const begun = elapsed();
      const kind = kindOf(request);
      response.once("close", () => {
        // Who went away before the answer's end was not answered.
        const status = response.writableFinished ? `${response.statusCode}` : "gone";
        answered.inc({ kind, status });
        took.observe({ kind }, elapsed() - begun);
      });
    },
    async timeRender(work) {
      const begun = elapsed();
      try {
        return await work();
      } finally {
        rendered.observe(elapsed() - begun);
      }
    },
    watchBytes(bytes) {
      gauge("page_cache_bytes", "Kept pages.", "room", () => Object.entries(bytes()));
    },
    watchQueues(queues) {
      const each = (of: "running" | "waiting" | "refused") => (): [string, number][] =>
        Object.entries(queues).map(([name, queue]) => [name, queue.standing()[of]]);
      gauge("queue_running", "Work that is being done.", "queue", each("running"));
      gauge("queue_waiting", "Work that waits for a place.", "queue", each("waiting"));
      gauge("queue_refused", "Work that found no place since the start.", "queue", each("refused"));
    },
    noteAttempt({ name, outcome, seconds }) {
      attempts.inc({ job: name, outcome });
      attempted.observe({ job: name }, seconds);
    },
    watchJobs(counts) {
      new Gauge({
        name: "jobs",
        help: "Jobs of the company in a queue, as of a few seconds ago.",
        labelNames: ["job", "state"],
        registers,
        async collect() {
          this.reset();
          // While the database is away nobody knows, and the other metrics are told all the same.
          for (const { name, ...states } of await counts().catch(() => []))
            for (const [state, number] of Object.entries(states))
              this.set({ job: name, state }, number);
        },
      });
    },
    watchMails(count) {
      new Gauge({
        name: "outbox_mails",
        help: "Mails of the company that have not been sent.",
        labelNames: ["state"],
        registers,
        async collect() {
          this.reset();
          for (const { state, number } of await count().catch(() => []))
            this.set({ state }, number);
        },
      });
    },
    watchDatabase({ connections }) {
      gauge("database_connections", "Connections of the pool.", "state", () =>
        Object.entries(connections()),
      );
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
};
