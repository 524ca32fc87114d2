import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openSmtpServer, type TestSmtpServer } from "#platform/testing/smtp-server.ts";
import { openWorker } from "#platform/testing/worker.ts";
import { listJobs } from "#platform/server/jobs/list.ts";
import { sendMailHandler } from "./jobs.ts";
import { createMailer } from "./mailer.ts";
import {
  beginAttempt,
  mailById,
  markHandedOver,
  type MailState,
  settleAttempt,
  unsettledMails,
} from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

const now = () => new Date();
const from = "Wayroam <hello@wayroam.test>";

let database: OpenDatabase;
let server: TestSmtpServer;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
beforeEach(async () => {
  server = await openSmtpServer();
});
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
  await server.close();
  // What a test leaves waiting is not for the worker of the next.
  await database.db.deleteFrom("outbox_mail").execute();
  await sql`delete from pgboss.job`.execute(database.db);
});
afterAll(() => database.close());

/**
 * A worker that sends to the test's server.
 * @param answer how long it waits for an answer of the server, in ms
 */
const openMailer = async (answer = 60_000) => {
  const smtp = createSmtp(server.url, { connect: 60_000, answer });
  const worker = await openWorker(database, [sendMailHandler({ db: database.db, smtp, now })], now);
  cleanups.push(worker.stop);
  const mailer = createMailer({ mode: "smtp", from, send: worker.send, now });
  return { ...worker, mailer };
};

let counter = 0;
const write = async ({ mailer }: Pick<Awaited<ReturnType<typeof openMailer>>, "mailer">) => {
  counter += 1;
  const to = `reader-${counter}@example.com`;
  const mail = { to, subject: `Città ${counter}`, text: "Words.", html: "<p>Words.</p>" };
  await database.db.transaction().execute((trx) => mailer.queue(trx, mail));
  const { id } = await database.db
    .selectFrom("outbox_mail")
    .select("id")
    .where("recipient", "=", to)
    .executeTakeFirstOrThrow();
  return { id, to };
};
const waitForState = (id: string, state: MailState) =>
  expect.poll(async () => (await mailById(database.db, id))?.state).toBe(state);
const receivedBy = (to: string) => server.received.filter((mail) => mail.to === to);

test("a mail is sent once, with its own Message-ID, after the commit of its cause and not after a rollback", async () => {
  const mailer = await openMailer();
  const { id, to } = await write(mailer);
  await waitForState(id, "sent");
  const mail = await mailById(database.db, id);
  expect(receivedBy(to)).toMatchObject([{ messageId: mail?.message_id }]);
  expect(mail?.message_id).toMatch(/^<[0-9a-f-]{36}@wayroam\.test>$/);
  const content = receivedBy(to)[0]?.content ?? "";
  expect(content).toMatch(/^From: Wayroam <hello@wayroam\.test>\r$/m);
  expect(content).toMatch(/^Subject: =\?UTF-8\?Q\?Citt=C3=A0/m);
  expect(content).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(content).toContain("multipart/alternative");
  const rolledBack = database.db.transaction().execute(async (trx) => {
    const lost = { to: "nobody@example.com", subject: "s", text: "t", html: "h" };
    await mailer.mailer.queue(trx, lost);
    throw new Error("The cause was refused.");
  });
  await expect(rolledBack).rejects.toThrow("The cause was refused.");
  await mailer.idle();
  expect(receivedBy("nobody@example.com")).toEqual([]);
});

test("while the mail server is unreachable mails wait, and each is sent once when it is back", async () => {
  const { port } = server;
  await server.close();
  const mailer = await openMailer();
  const mails = [await write(mailer), await write(mailer), await write(mailer)];
  await expect.poll(() => mailer.outcomes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(mailer.outcomes)).toEqual(new Set(["retried"]));
  for (const { id } of mails)
    expect(await mailById(database.db, id)).toMatchObject({
      state: "waiting",
      reason: "The mail server could not be used (ESOCKET).",
    });
  server = await openSmtpServer(port);
  for (const { id, to } of mails) {
    await waitForState(id, "sent");
    expect(receivedBy(to)).toHaveLength(1);
  }
});

test.each(["defers", "defers content"] as const)(
  "a mail is retried when the server %s",
  async (treatment) => {
    const mailer = await openMailer();
    server.treat(treatment);
    const { id, to } = await write(mailer);
    await expect.poll(() => mailer.outcomes).toContain("retried");
    expect(await mailById(database.db, id)).toMatchObject({ state: "waiting", attempts: 1 });
    const before = receivedBy(to).length;
    server.treat("accepts");
    await waitForState(id, "sent");
    expect(receivedBy(to).length - before).toBe(1);
    expect(new Set(receivedBy(to).map(({ messageId }) => messageId)).size).toBe(1);
  },
);

test.each([
  ["refuses", "The mail server answered 550 to RCPT TO."],
  ["refuses content", "The mail server answered 554 to DATA."],
] as const)("a mail is not retried when the server %s", async (treatment, reason) => {
  const mailer = await openMailer();
  server.treat(treatment);
  const { id } = await write(mailer);
  await mailer.idle();
  expect(await mailById(database.db, id)).toMatchObject({ state: "refused", attempts: 1, reason });
  expect(mailer.outcomes).toEqual(["failed"]);
});

test.each(["dies after content", "is silent"] as const)(
  "when the server %s, the mail is marked unknown and not retried",
  async (treatment) => {
    const mailer = await openMailer(1000);
    server.treat(treatment);
    const { id, to } = await write(mailer);
    await waitForState(id, "unknown");
    await mailer.idle();
    server.treat("accepts");
    expect(mailer.outcomes).toEqual(["failed"]);
    expect(receivedBy(to)).toHaveLength(1);
    expect(await unsettledMails(database.db)).toEqual([]);
  },
);

test("a slow answer is waited for", async () => {
  const mailer = await openMailer();
  server.treat("is slow");
  const { id, to } = await write(mailer);
  await waitForState(id, "sent");
  expect(receivedBy(to)).toHaveLength(1);
});

test("after a worker's death a mail is sent if the server had not taken its content, and otherwise unknown", async () => {
  const mailer = await openMailer();
  await mailer.stop();
  cleanups.length = 0;
  const [before, after] = [await write(mailer), await write(mailer)];
  await beginAttempt(database.db, before.id);
  const attempt = await beginAttempt(database.db, after.id);
  await markHandedOver(database.db, { id: after.id, attempts: attempt?.attempts ?? 0 });
  await openMailer();
  await waitForState(before.id, "sent");
  await waitForState(after.id, "unknown");
  expect(receivedBy(before.to)).toHaveLength(1);
  expect(receivedBy(after.to)).toEqual([]);
});

test("of two concurrent attempts at a mail only the newer may send the content and say how it ended", async () => {
  const mailer = createMailer({ mode: "wait", from, send: async () => undefined, now });
  const { id } = await write({ mailer });
  const first = await beginAttempt(database.db, id);
  const second = await beginAttempt(database.db, id);
  await expect(markHandedOver(database.db, { id, attempts: first?.attempts ?? 0 })).rejects.toThrow(
    "Another attempt",
  );
  await markHandedOver(database.db, { id, attempts: second?.attempts ?? 0 });
  const lost = { state: "waiting", reason: "The connection was lost.", now: now() } as const;
  await settleAttempt(database.db, { id, attempts: first?.attempts ?? 0 }, lost);
  expect(await mailById(database.db, id)).toMatchObject({ state: "handed-over", reason: null });
});

test("an unknown mail is sent again by a retry by hand", async () => {
  const mailer = await openMailer();
  server.treat("dies after content");
  const { id, to } = await write(mailer);
  await waitForState(id, "unknown");
  await mailer.idle();
  server.treat("accepts");
  const [job] = (
    await listJobs(database.db, { state: "failed", page: 1, pageSize: 100, markets: null })
  ).items.filter(({ key }) => key === id);
  await database.db.transaction().execute(async (trx) => {
    expect(
      await mailer.retry(trx, { name: "send-mail", id: job?.id ?? "", markets: null }),
    ).not.toBeNull();
  });
  await waitForState(id, "sent");
  expect(receivedBy(to)).toHaveLength(2);
  expect(new Set(receivedBy(to).map(({ messageId }) => messageId)).size).toBe(1);
});

test("without a mail server mails are stored, as sent in mailbox mode and as waiting otherwise", async () => {
  const send = async () => {
    throw new Error("Nothing is queued.");
  };
  const kept = await write({ mailer: createMailer({ mode: "mailbox", from, send, now }) });
  expect(await mailById(database.db, kept.id)).toMatchObject({ state: "sent", attempts: 0 });
  const waiting = await write({ mailer: createMailer({ mode: "wait", from, send, now }) });
  expect(await mailById(database.db, waiting.id)).toMatchObject({ state: "waiting" });
  await openMailer();
  await waitForState(waiting.id, "sent");
  expect(receivedBy(kept.to)).toEqual([]);
});
