import { z } from "zod";
import type { Database } from "../database/tables.ts";
import { FailedForGood, handleJob, type Job, type JobHandler } from "../jobs/job.ts";
import {
  beginAttempt,
  mailById,
  markHandedOver,
  openMails,
  type OutboxMail,
  reopenMail,
  settleAttempt,
} from "./outbox.ts";
import type { Delivery, Smtp } from "./smtp.ts";

const payload = z.strictObject({ mailId: z.uuid() });

/** Sends a mail of the outbox; for three days, should the server be away so long. */
export const sendMail: Job<z.infer<typeof payload>> = {
  name: "send-mail",
  payload,
  keyOf: ({ mailId }) => mailId,
  retries: { most: 4320, pause: 2, longestPause: 60 },
};

type Options = Readonly<{ db: Database; smtp: Smtp; now: () => Date }>;

const stateAfter = {
  sent: "sent",
  failed: "waiting",
  refused: "refused",
  unknown: "unknown",
} as const;

const brokenOff = "A worker ended before the mail server answered, so the mail may have been sent.";

/** What there is to say of a mail that is not to be sent: nothing when it was, or is gone. */
const refuseAttempt = async ({ db, now }: Options, mail: OutboxMail | null): Promise<void> => {
  if (mail?.state === "handed-over") {
    await settleAttempt(db, mail, { state: "unknown", reason: brokenOff, now: now() });
    throw new FailedForGood(brokenOff);
  }
  if (mail?.state === "unknown" || mail?.state === "refused")
    throw new FailedForGood(mail.reason ?? "It is not known what became of the mail.");
};

const deliver = ({ db, smtp }: Options, mail: OutboxMail, signal: AbortSignal): Promise<Delivery> =>
  smtp.deliver(
    {
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
      date: mail.created_at,
    },
    () => markHandedOver(db, mail),
    signal,
  );

/** What a worker needs to send mails. */
export const sendMailJob = (options: Options): JobHandler =>
  handleJob(sendMail, {
    async run({ mailId }, { signal }) {
      const { db, now } = options;
      const mail = await beginAttempt(db, mailId);
      if (!mail) return refuseAttempt(options, await mailById(db, mailId));
      const delivery = await deliver(options, mail, signal);
      const reason = delivery.kind === "sent" ? null : delivery.reason;
      await settleAttempt(db, mail, { state: stateAfter[delivery.kind], reason, now: now() });
      if (delivery.kind === "failed") throw new Error(delivery.reason);
      if (delivery.kind !== "sent") throw new FailedForGood(delivery.reason);
    },
    pending: async (db) => (await openMails(db)).map((mailId) => ({ mailId })),
    reopen: (db, { mailId }) => reopenMail(db, mailId),
  });
