import type { FastifyInstance } from "fastify";
import {
  bulkActionHandler,
  bulkPlanHandler,
  startBulkClock,
} from "#features/catalogue/bulk-actions/jobs.ts";
import { processTimer } from "#platform/server/load/timer.ts";
import {
  mediaCleanupHandler,
  mediaRenditionsHandler,
} from "#features/assets/media/library/jobs.ts";
import { pagePlans, publicationJobHandler } from "#features/content/pages/publication/jobs.ts";
import { recordPlans, recordPublicationHandler } from "#features/catalogue/publication/jobs.ts";
import { reviewFetchHandler, startReviewClock } from "#features/catalogue/reviews/jobs.ts";
import { ratesHandler, startRatesClock } from "#features/company/settings/rates/jobs.ts";
import { alertMailHandler, alertMailPlans } from "#features/people/alerts/mails/send-alerts.ts";
import { isConnectionError } from "#platform/server/database/away.ts";
import type { SweepOptions } from "#platform/server/database/upkeep/sweep.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { attemptLog } from "#platform/server/jobs/attempt-log.ts";
import { createDueClock } from "#platform/server/jobs/due-clock.ts";
import { sweepEffects } from "#platform/server/jobs/effects.ts";
import type { JobHandler } from "#platform/server/jobs/job.ts";
import { createJobs, type Jobs } from "#platform/server/jobs/jobs.ts";
import { sendMailHandler } from "#platform/server/mail/jobs.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { createMailer, type MailerOptions } from "#platform/server/mail/mailer.ts";
import { countMails, sweepMails } from "#platform/server/mail/outbox.ts";
import { createSmtp } from "#platform/server/mail/smtp.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import type { AppOptions } from "./app-options.ts";
import { askingBy } from "./config/asking.ts";
import type { Config } from "./config/config.ts";
import { bulkKinds, plannedKinds } from "./api/bulk/bulk-kinds.ts";
import { planHandlers } from "./api/bulk/plan-handlers.ts";
import { pageRules } from "./api/pages/page-rules.ts";

export type Background = Readonly<{
  jobs: Jobs;
  mailer: Mailer;
  /** Looks up again when the next publication is due; does nothing in a process without jobs. */
  wake: () => void;
}>;

const mailModeOf = ({ smtpUrl, production }: Config): MailerOptions["mode"] => {
  if (smtpUrl !== null) return "smtp";
  return production ? "wait" : "mailbox";
};

/** Whether mails go to the demo's mailbox page instead of an SMTP server. */
export const hasMailbox = (config: Config): boolean => mailModeOf(config) === "mailbox";

/** Deletes expired rows of jobs and of the mail outbox. */
export const backgroundSweeps = (db: Database, now: () => Date): SweepOptions["tasks"] => [
  (limit) => sweepEffects(db, now(), limit),
  (limit) => sweepMails(db, now(), limit),
];

/**
 * Milliseconds for which running jobs may go on when the process stops. They are fewer than
 * `start.ts` grants for closing everything.
 */
const finishMs = 2500;

/**
 * Opens jobs, mails and the publication clock until the server closes. Every process adds jobs to
 * the queue; its role decides whether it also runs them.
 */
export const addBackground = async (
  app: FastifyInstance,
  { config, database, files, now, dueTimer = processTimer }: AppOptions,
  metrics: Metrics,
): Promise<Background> => {
  const { db } = database;
  const { log } = app;
  const works = config.role !== "web";
  const rules = pageRules(config.product);
  const smtp = config.smtpUrl === null ? null : createSmtp(config.smtpUrl);
  const mailer = createMailer({
    mode: mailModeOf(config),
    from: config.mailFrom,
    // What runs jobs writes mails too, whose jobs it sends.
    send: (...job) => jobs.send(...job),
    now,
  });
  const asking = askingBy(config, mailer, now);
  const bulk = { db, kinds: bulkKinds(rules, asking), now };
  const handlers: readonly JobHandler[] = [
    publicationJobHandler(rules, now),
    recordPublicationHandler(plannedKinds(asking), now),
    bulkActionHandler(bulk),
    bulkPlanHandler(bulk),
    ...planHandlers({ config, db, now }),
    alertMailHandler({ ...asking, db, mailer }),
    mediaCleanupHandler(files),
    mediaRenditionsHandler(files),
    reviewFetchHandler({ db, reviewsUrl: config.reviewsUrl, now }),
    ...(config.ratesUrl ? [ratesHandler({ db, source: config.ratesUrl, now })] : []),
    ...(smtp ? [sendMailHandler({ db, smtp, now })] : []),
  ];
  // An unreachable database is logged by the requests that need it, not at every poll of the queue.
  const report = (error: unknown) => void (isConnectionError(error) || log.error(error));
  const jobs = createJobs({
    database,
    handlers,
    isWorker: works,
    now,
    onAttempt: attemptLog(log, metrics),
    report,
  });
  metrics.watchJobs(jobs.counts);
  metrics.watchMails(() => countMails(db));
  await jobs.start();
  const clock = works
    ? createDueClock({
        db,
        plans: [pagePlans, recordPlans, alertMailPlans],
        now,
        send: jobs.send,
        timer: dueTimer,
        report,
      })
    : null;
  void clock?.wake();
  const stopRates =
    works && config.ratesUrl ? startRatesClock({ db, now, send: jobs.send, report }) : null;
  const stopBulk = works ? startBulkClock({ db, now, send: jobs.send, report }) : null;
  const stopReviews =
    works && config.reviewsUrl ? startReviewClock({ db, now, send: jobs.send, report }) : null;
  app.addHook("onClose", async () => {
    stopRates?.();
    stopReviews?.();
    stopBulk?.();
    await clock?.stop();
    await jobs.stop(finishMs);
  });
  if (config.production && smtp === null) log.warn("SMTP_URL is not set: mails wait for a server.");
  return {
    jobs,
    mailer,
    wake: () => void clock?.wake(),
  };
};
