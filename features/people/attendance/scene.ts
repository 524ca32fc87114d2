import type { Mailer } from "#platform/server/mail/mail.ts";

/** What signing up is done with. */
export type AttendanceScene = Readonly<{
  /** Null where no mails are written. */
  mailer: Mailer | null;
  product: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;
