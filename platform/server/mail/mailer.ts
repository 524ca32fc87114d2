import { randomUUID } from "node:crypto";
import type { SendJob } from "../jobs/job.ts";
import { sendMail } from "./jobs.ts";
import type { Mailer } from "./mail.ts";
import { insertMail } from "./outbox.ts";

export type MailerOptions = Readonly<{
  /**
   * `smtp` sends mails; `mailbox` stores them as sent, for the development mailbox; `wait` stores
   * them until a mail server is configured.
   */
  mode: "smtp" | "mailbox" | "wait";
  /** Name and address, as in the header `From`. */
  from: string;
  send: SendJob;
  now: () => Date;
}>;

const domainOf = (sender: string): string => /@([^>\s]+)>?$/.exec(sender)?.[1] ?? "localhost";

/** Every mail of the product is queued here. */
export const createMailer = ({ mode, from, send, now }: MailerOptions): Mailer => {
  const domain = domainOf(from);
  return {
    async queue(trx, mail, after) {
      const headers = {
        From: from,
        "Message-ID": `<${randomUUID()}@${domain}>`,
        // RFC 3834: this header asks programs not to reply automatically.
        "Auto-Submitted": "auto-generated",
        ...mail.headers,
      };
      const state = mode === "mailbox" ? "sent" : "waiting";
      const mailId = await insertMail(trx, mail, { headers, state, now: now() });
      if (mode === "smtp") await send(trx, sendMail, { mailId }, after);
      return mailId;
    },
  };
};
