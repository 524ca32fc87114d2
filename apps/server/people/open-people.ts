import type { FastifyInstance } from "fastify";
import { createPeople } from "#features/people/accounts/people.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { keptElsewhere } from "./kept-elsewhere.ts";
import type { AppOptions } from "../app-options.ts";
import { attendanceScene } from "../config/attendance-scene.ts";
import { originOf } from "../config/config.ts";
import { addRelatedOrigins } from "#platform/server/identity/passkeys/related-origins.ts";

/** What the site does for visitors; `open` adds their sign-in on the hosts of all markets. */
export const openPeople = (
  { config, database: { db }, now }: AppOptions,
  { mailer }: Readonly<{ mailer: Mailer }>,
) => {
  const created = createPeople({
    db,
    secret: config.secret,
    secureCookies: config.production,
    product: config.product,
    mailer,
    provider: config.visitorProvider,
    passkeyDomain: config.passkeyDomain,
    keptElsewhere: keptElsewhere(attendanceScene(config, mailer, now)),
    now,
  });
  const hosts = [...config.siteHosts].map(([host, market]) => ({
    origin: originOf(config, host),
    market,
  }));
  return {
    people: created.people,
    open: async (app: FastifyInstance): Promise<void> => {
      await created.open(app, hosts);
      if (config.passkeyDomain !== null)
        addRelatedOrigins(
          app,
          hosts.map(({ origin }) => origin),
        );
    },
  };
};
