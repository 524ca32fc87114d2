import type { Asking } from "#features/catalogue/tours/handed-in/asking.ts";
import { noteEvents } from "#features/people/alerts/events/note-events.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { type Config, siteOrigin } from "./config.ts";
import { departurePeople } from "./departure-people.ts";

/** What follows from a save of departures. @param mailer null where no mails are written */
export const askingBy = (config: Config, mailer: Mailer | null, now: () => Date): Asking => ({
  mailer,
  product: config.product,
  secret: config.secret,
  siteOf: (market) => siteOrigin(config, market),
  onSaved: (trx, scene, changes) => noteEvents(trx, { ...scene, now: now() }, changes),
  people: departurePeople({
    mailer,
    product: config.product,
    siteOf: (market) => siteOrigin(config, market),
    now,
  }),
  now,
});
