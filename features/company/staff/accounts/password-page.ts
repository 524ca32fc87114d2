import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import { escape, plainPage, policyWith } from "#platform/server/identity/pages/plain-page.ts";
import {
  passwordField,
  showPasswordScript,
  showPasswordSource,
} from "#platform/server/identity/pages/password-field.ts";
import { sendPlainPage } from "#platform/server/identity/pages/send-page.ts";
import { hashPassword, PasswordsBusy } from "#platform/server/identity/password.ts";
import { staffBrand, staffRealm } from "../realm.ts";
import { newPasswordSchema } from "../accounts-contract.ts";
import { invitationPath, isInvitedBy } from "./invitation.ts";
import { setPassword } from "./save.ts";
import { invitationOf, type StoredInvitation } from "./store.ts";

const linkSchema = z.object({ account: z.guid(), token: z.string().max(100) });

const expiredText =
  "<p>It was used, has expired, or another one was made since. Ask an administrator for a new link.</p>";

const formBody = ({ email }: StoredInvitation, error: string | null): string =>
  [
    `<p>For <b>${escape(email)}</b>. Use at least 12 characters: a row of words is easy to keep in mind.</p>`,
    `<form method="post"><input type="hidden" name="username" autocomplete="username" value="${escape(email)}">`,
    passwordField({
      label: "New password",
      show: staffRealm.words.show,
      attributes: 'autocomplete="new-password" minlength="12"',
      error,
      hasFocus: true,
    }),
    `<button>Set the password</button></form>${showPasswordScript}`,
  ].join("");

const policy = policyWith("form-action 'self'", showPasswordSource);

const passwordPages = (product: string) => {
  const brand = staffBrand(product);
  const send = (reply: FastifyReply, status: number, title: string, body: string) =>
    sendPlainPage(
      // The address holds the token, which no other site may read; the form still says where it is.
      reply.header("referrer-policy", "same-origin"),
      status,
      plainPage(brand, title, body),
      policy,
    );
  return {
    expired: (reply: FastifyReply) =>
      send(reply, 410, "This link is not good any more", expiredText),
    form: (
      reply: FastifyReply,
      status: number,
      invitation: StoredInvitation,
      error: string | null,
    ) => send(reply, status, "Set your password", formBody(invitation, error)),
  };
};

export type PasswordPageOptions = Readonly<{
  db: Database;
  /** No other host serves the page. */
  host: string;
  product: string;
  secret: string;
  now: () => Date;
}>;

/** The page that an invitation's link opens. It needs no session: the link is the proof. */
export const addPasswordPage = async (
  app: FastifyInstance,
  { db, host, product, secret, now }: PasswordPageOptions,
): Promise<void> => {
  const constraints = { host };
  const pages = passwordPages(product);
  const invitedBy = async (query: unknown): Promise<StoredInvitation | null> => {
    const { success, data } = linkSchema.safeParse(query);
    if (!success) return null;
    const invitation = await invitationOf(db, data.account);
    return isInvitedBy(data.token, invitation, now(), secret) ? invitation : null;
  };

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 2000 });
    scope.get(invitationPath, { constraints }, async (request, reply) => {
      const invitation = await invitedBy(request.query);
      return invitation ? pages.form(reply, 200, invitation, null) : pages.expired(reply);
    });

    scope.post(
      invitationPath,
      { constraints, preHandler: requireSameOrigin },
      async (request, reply) => {
        const invitation = await invitedBy(request.query);
        if (!invitation) return pages.expired(reply);
        const { data, error } = newPasswordSchema.strip().safeParse(request.body);
        if (!data)
          return pages.form(reply, 400, invitation, error.issues[0]?.message ?? "Type a password.");
        const { id, email } = invitation;
        try {
          const hash = await hashPassword(data.password);
          const context = { db, market: "", actor: email, reach: null, now: now() };
          await setPassword(context, id, { hash, invitation: invitation.invitation });
        } catch (problem) {
          if (problem instanceof Problem) return pages.expired(reply);
          if (!(problem instanceof PasswordsBusy)) throw problem;
          return pages.form(reply, 503, invitation, staffRealm.words.busy);
        }
        return reply.header("cache-control", "no-store").redirect("/login", 303);
      },
    );
  });
};
