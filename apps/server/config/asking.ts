import type { Asking } from "#features/catalogue/tours/questions/asking.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { type Config, siteOrigin } from "./config.ts";

/** What coordinators are asked with. @param mailer null where no mails are written */
export const askingBy = (config: Config, mailer: Mailer | null, now: () => Date): Asking => ({
  mailer,
  product: config.product,
  secret: config.secret,
  siteOf: (market) => siteOrigin(config, market),
  now,
});
