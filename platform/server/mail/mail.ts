import type { Database } from "../database/tables.ts";

/** `text` says the same as `html`, in the same order. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Headers besides those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}>;

export type Mailer = Readonly<{
  /**
   * Adds a mail to the outbox in the transaction that causes it, so that it is sent after the
   * commit or not at all.
   * @param after before that it does not leave, so that it can be taken back
   * @returns its id in the outbox
   */
  queue: (trx: Database, mail: Mail, after?: Date) => Promise<string>;
}>;
