import type { FastifyInstance } from "fastify";
import { bulkSweeps } from "#features/catalogue/bulk-actions/run/sweep.ts";
import { endClosedMoves } from "#features/catalogue/tours/moves/end-closed.ts";
import { deleteOldAttempts, deleteOldSubmissions } from "#features/content/forms/send/attempts.ts";
import { deleteOldSentences } from "#features/content/search/lexicon/store.ts";
import { deleteOldChats } from "#features/people/assistant/answers/store.ts";
import { deleteOldRequestCounts } from "#features/people/requests/ask/request-rate.ts";
import { deleteOldRequests } from "#features/people/requests/store.ts";
import { deleteOldAlertMails } from "#features/people/alerts/mails/mail-store.ts";
import { deleteEndedAlerts } from "#features/people/alerts/store.ts";
import { deleteOldEventMails } from "#features/people/attendance/mails/mail-store.ts";
import { deleteOldAttendance } from "#features/people/attendance/store.ts";
import { deleteOldLinks } from "#features/company/preview-links/store.ts";
import { deleteOldHits } from "#features/assets/redirects/hits/store.ts";
import { deleteExpiredDevices } from "#features/company/staff/mails/devices.ts";
import { endSessionsWithoutFactor } from "#features/company/staff/second-factor/rules.ts";
import { deleteOldChallenges } from "#features/people/accounts/sign-in/challenges.ts";
import { createSweep, idleTimer } from "#platform/server/database/upkeep/sweep.ts";
import { identitySweeps } from "#platform/server/identity/sweep.ts";
import { deleteOldPlans } from "#platform/server/plans/sweep.ts";
import type { AppOptions } from "./app-options.ts";
import { backgroundSweeps } from "./background.ts";
import { askingBy } from "./config/asking.ts";

/** Deletes expired rows, and ends what is over, at intervals. */
export const addSweep = (
  app: FastifyInstance,
  { config, database: { db }, now }: AppOptions,
): void => {
  const asking = askingBy(config, null, now);
  const sweep = createSweep({
    tasks: [
      ...identitySweeps(db, now),
      ...backgroundSweeps(db, now),
      ...bulkSweeps(db, now),
      (limit) => endClosedMoves(db, asking, limit),
      (limit) => deleteOldPlans(db, now(), limit),
      (limit) => deleteExpiredDevices(db, now(), limit),
      (limit) => endSessionsWithoutFactor(db, now(), limit),
      (limit) => deleteOldChallenges(db, now(), limit),
      (limit) => deleteOldHits(db, now(), limit),
      (limit) => deleteOldAttempts(db, now(), limit),
      (limit) => deleteOldSubmissions(db, now(), limit),
      (limit) => deleteOldLinks(db, now(), limit),
      (limit) => deleteOldAlertMails(db, now(), limit),
      (limit) => deleteEndedAlerts(db, now().toISOString().slice(0, 10), limit),
      (limit) => deleteOldRequests(db, now(), limit),
      (limit) => deleteOldChats(db, now(), limit),
      (limit) => deleteOldSentences(db, now(), limit),
      (limit) => deleteOldAttendance(db, now(), limit),
      (limit) => deleteOldEventMails(db, now(), limit),
      (limit) => deleteOldRequestCounts(db, now(), limit),
    ],
    timer: idleTimer,
    chance: Math.random,
    report: (error) => app.log.error(error),
  });
  app.addHook("onReady", async () => void sweep.start());
  app.addHook("onClose", () => sweep.stop());
};
