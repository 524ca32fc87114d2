import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import type { Identity } from "#platform/server/identity/realm.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { deviceIdOf, deviceLasts, noteDevice } from "./devices.ts";
import type { SignInMailOptions } from "./mails/sign-in-mail.tsx";

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
    await db.transaction().execute(async (trx) => {
      if (!(await noteDevice(trx, subject, id, at)) || email === "") return;
      // The library weighs more than all else of a sign-in, and most processes never send this.
      const { signInMail } = await import("./mails/sign-in-mail.tsx");
      const userAgent = request.headers["user-agent"] ?? "";
      const facts = { email, at, userAgent, address: request.ip };
      await mailer.queue(trx, await signInMail(facts, options));
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
