import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import type { Identity } from "#platform/server/identity/realm.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { deviceIdOf, deviceLasts, isKnownDevice, noteDevice } from "./devices.ts";
import type { SignInMailOptions } from "./sign-in-mail.tsx";

export type SignInNoticeOptions = SignInMailOptions &
  Readonly<{ db: Database; mailer: Mailer; secureCookies: boolean; now: () => Date }>;

const deviceCookie = (secure: boolean): string => `${secure ? "__Host-" : ""}wr-staff-device`;

/** Mails the owner of an account when it is used in a browser that is new to it. */
export const createSignInNotice = (options: SignInNoticeOptions) => {
  const { db, mailer, secureCookies: secure, now } = options;
  const name = deviceCookie(secure);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { subject, email }: Identity,
  ): Promise<void> => {
    const id = deviceIdOf(request.cookies[name]);
    const at = now();
    const draw = async () => {
      // The library weighs more than all else of a sign-in, and most processes never send this.
      const { signInMail } = await import("./sign-in-mail.tsx");
      const userAgent = request.headers["user-agent"] ?? "";
      return signInMail({ email, at, userAgent, address: request.ip }, options);
    };
    // Drawn before the transaction, which on the embedded engine would hold up everybody meanwhile.
    const mail = email === "" || (await isKnownDevice(db, subject, id)) ? null : await draw();
    await db.transaction().execute(async (trx) => {
      if ((await noteDevice(trx, subject, id, at)) && mail) await mailer.queue(trx, mail);
    });
    reply.setCookie(name, id, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: deviceLasts,
    });
  };
};
