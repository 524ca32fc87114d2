import { randomUUID } from "node:crypto";
import type { SendJob } from "../jobs/job.ts";
import { sendMail } from "./jobs.ts";
import type { Mailer } from "./mail.ts";
import { insertMail } from "./outbox.ts";

export type MailerOptions = Readonly<{
  /**
   * `smtp` sends mails; `mailbox` keeps them for the development mailbox, as sent; `wait` keeps them
   * until a server is configured.
   */
  mode: "smtp" | "mailbox" | "wait";
  /** A name and an address, as in the header. */
  from: string;
  send: SendJob;
  now: () => Date;
}>;

const domainOf = (from: string): string => /@([^>\s]+)>?$/.exec(from)?.[1] ?? "localhost";

/** The outbox of the product: every mail of it goes this way. */
export const createMailer = ({ mode, from, send, now }: MailerOptions): Mailer => {
  const domain = domainOf(from);
  return {
    async queue(trx, mail) {
      const headers = {
        From: from,
        "Message-ID": `<${randomUUID()}@${domain}>`,
        // RFC 3834: nobody's absence note is to answer it.
        "Auto-Submitted": "auto-generated",
        ...mail.headers,
      };
      const state = mode === "mailbox" ? "sent" : "waiting";
      const mailId = await insertMail(trx, mail, { headers, state, now: now() });
      if (mode === "smtp") await send(trx, sendMail, { mailId });
    },
  };
};
