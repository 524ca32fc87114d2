import type { AttendanceScene } from "#features/people/attendance/scene.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { type Config, siteOrigin } from "./config.ts";

/** What people sign up for events with. @param mailer null where no mails are written */
export const attendanceScene = (
  config: Config,
  mailer: Mailer | null,
  now: () => Date,
): AttendanceScene => ({
  mailer,
  product: config.product,
  siteOf: (market) => siteOrigin(config, market),
  now,
});
