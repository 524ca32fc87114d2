import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import type { Identity } from "#platform/server/identity/realm.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { deviceIdOf, deviceLifetimeSeconds, isKnownDevice, recordDevice } from "./devices.ts";
import { signInMail, type SignInMailOptions } from "./sign-in-mail.ts";

export type SignInNoticeOptions = SignInMailOptions &
  Readonly<{ db: Database; mailer: Mailer; secureCookies: boolean; now: () => Date }>;

const deviceCookie = (secure: boolean): string => `${secure ? "__Host-" : ""}wr-staff-device`;

/** Called after each sign-in; mails the account's owner if the browser is new to the account. */
export const createSignInNotice = (options: SignInNoticeOptions) => {
  const { db, mailer, secureCookies: secure, now } = options;
  const cookieName = deviceCookie(secure);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { subject, email }: Identity,
  ): Promise<void> => {
    const id = deviceIdOf(request.cookies[cookieName]);
    const at = now();
    const renderMail = () => {
      const userAgent = request.headers["user-agent"] ?? "";
      return signInMail({ email, at, userAgent, address: request.ip }, options);
    };
    // Rendered before the transaction: on PGlite a transaction blocks everybody else meanwhile.
    const mail = email === "" || (await isKnownDevice(db, subject, id)) ? null : renderMail();
    await db.transaction().execute(async (trx) => {
      if ((await recordDevice(trx, subject, id, at)) && mail) await mailer.queue(trx, mail);
    });
    reply.setCookie(cookieName, id, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: deviceLifetimeSeconds,
    });
  };
};
