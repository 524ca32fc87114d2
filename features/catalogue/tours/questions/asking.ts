import type { Mailer } from "#platform/server/mail/mail.ts";

/** What coordinators are asked with. */
export type Asking = Readonly<{
  /** Null where no mails are written: staff ask by themselves. */
  mailer: Mailer | null;
  product: string;
  /** Signs the links. */
  secret: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;
