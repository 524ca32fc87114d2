import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "../database/tables.ts";
import { Problem } from "../http/problem.ts";
import { mailboxPage, mailPage } from "./mailbox-page.tsx";
import { mailById, newestMails, type OutboxMail } from "./outbox.ts";

type Options = Readonly<{
  db: Database;
  /** Whether a host serves the mailbox; others answer 404. */
  hasMailbox: (host: string) => boolean;
}>;

const maxMails = 200;

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
// A mail may contain anything: it runs no script, sends no form and has no origin. Its links open
// in new tabs.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src * data:; form-action 'none'; frame-ancestors 'self'; base-uri 'none'";

const entryOf = ({ recipient, subject, text, html, headers, created_at }: OutboxMail) => ({
  to: recipient,
  subject,
  text,
  html,
  sentAt: created_at.toISOString(),
  headers,
});

/**
 * Serves `/dev/mailbox` for people and `/dev/mailbox.json` for programs: the mails that would be
 * sent if a mail server were configured.
 */
export const addMailbox = (app: FastifyInstance, { db, hasMailbox }: Options): void => {
  const requireMailboxHost = async (request: FastifyRequest) => {
    if (!hasMailbox(request.host)) throw new Problem(404, "There is no such page.");
  };
  const options = { onRequest: requireMailboxHost };
  const send = (reply: FastifyReply, html: string, policy = pagePolicy) =>
    reply
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex, nofollow")
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(html);
  const mailOf = async (request: FastifyRequest): Promise<OutboxMail> => {
    const id = z.object({ id: z.uuid() }).safeParse(request.params);
    const mail = id.success ? await mailById(db, id.data.id) : null;
    if (!mail) throw new Problem(404, "There is no such mail.");
    return mail;
  };

  app.get("/dev/mailbox", options, async (_request, reply) =>
    send(reply, mailboxPage(await newestMails(db, maxMails))),
  );
  app.get("/dev/mailbox.json", options, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return (await newestMails(db, maxMails)).map(entryOf);
  });
  app.get("/dev/mailbox/:id", options, async (request, reply) =>
    send(reply, mailPage(await mailOf(request))),
  );
  app.get("/dev/mailbox/:id/html", options, async (request, reply) => {
    const { html } = await mailOf(request);
    return send(reply, html.replace(/<head>/i, '<head><base target="_blank">'), mailPolicy);
  });
};
