import type { Database } from "../database/tables.ts";

/** A mail in finished words; `text` says the same as `html`, in the same order. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beyond those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}>;

/** What writes mails into the outbox. */
export type Mailer = Readonly<{
  /** Writes a mail in the transaction that causes it; it is sent after the commit, and never without it. */
  queue: (trx: Database, mail: Mail) => Promise<void>;
}>;
