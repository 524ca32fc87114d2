import { z } from "zod";
import type { Database } from "../database/tables.ts";
import { FailedForGood, handleJob, type Job, type JobHandler } from "../jobs/job.ts";
import {
  beginAttempt,
  mailById,
  markHandedOver,
  unsettledMails,
  type OutboxMail,
  reopenMail,
  settleAttempt,
} from "./outbox.ts";
import type { Delivery, Smtp } from "./smtp.ts";

const payload = z.strictObject({ mailId: z.uuid() });

/** Sends a mail of the outbox; retried for three days while the mail server cannot be reached. */
export const sendMail: Job<z.infer<typeof payload>> = {
  name: "send-mail",
  payload,
  keyOf: ({ mailId }) => mailId,
  retries: { limit: 4320, pause: 2, maxPause: 60 },
};

type Options = Readonly<{ db: Database; smtp: Smtp; now: () => Date }>;

const stateAfter = {
  sent: "sent",
  failed: "waiting",
  refused: "refused",
  unknown: "unknown",
} as const;

const brokenOffReason =
  "A worker ended before the mail server answered, so the mail may have been sent.";

/** Returns when the mail was sent or is gone. @throws FailedForGood when it must not be sent */
const ensureSendable = async ({ db, now }: Options, mail: OutboxMail | null): Promise<void> => {
  if (mail?.state === "handed-over") {
    await settleAttempt(db, mail, { state: "unknown", reason: brokenOffReason, now: now() });
    throw new FailedForGood(brokenOffReason);
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

export const sendMailHandler = (options: Options): JobHandler =>
  handleJob(sendMail, {
    async run({ mailId }, { signal }) {
      const { db, now } = options;
      const mail = await beginAttempt(db, mailId);
      if (!mail) return ensureSendable(options, await mailById(db, mailId));
      const delivery = await deliver(options, mail, signal);
      const reason = delivery.kind === "sent" ? null : delivery.reason;
      await settleAttempt(db, mail, { state: stateAfter[delivery.kind], reason, now: now() });
      if (delivery.kind === "failed") throw new Error(delivery.reason);
      if (delivery.kind !== "sent") throw new FailedForGood(delivery.reason);
    },
    pending: async (db) => (await unsettledMails(db)).map((mailId) => ({ mailId })),
    reopen: (db, { mailId }) => reopenMail(db, mailId),
  });
