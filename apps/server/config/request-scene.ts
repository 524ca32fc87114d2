import type { RequestScene } from "#features/people/requests/ask/scene.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { backofficeOrigin, type Config, siteOrigin } from "./config.ts";

/** What requests for a seat are taken with. @param mailer null where no mails are written */
export const requestScene = (
  config: Config,
  mailer: Mailer | null,
  now: () => Date,
): RequestScene => ({
  mailer,
  product: config.product,
  secret: config.secret,
  siteOf: (market) => siteOrigin(config, market),
  office: backofficeOrigin(config),
  now,
});
