import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openSmtpServer, type TestSmtpServer } from "#platform/testing/smtp-server.ts";
import { openWorker } from "#platform/testing/worker.ts";
import { listJobs } from "#platform/server/jobs/list.ts";
import { sendMailJob } from "./jobs.ts";
import { createMailer } from "./mailer.ts";
import { beginAttempt, mailById, markHandedOver, type MailState, openMails } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

const now = () => new Date();
const from = "Wayroam <hello@wayroam.test>";

let database: OpenDatabase;
let server: TestSmtpServer;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
beforeEach(async () => {
  server = await openSmtpServer();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await server.close();
});
afterAll(() => database.close());

/** A worker that sends to the test's server, with less patience than the product has. */
const openPost = async (url = server.url) => {
  const smtp = createSmtp(url, { connect: 500, answer: 1000 });
  const worker = await openWorker(database, [sendMailJob({ db: database.db, smtp, now })], now);
  ends.push(worker.stop);
  const mailer = createMailer({ mode: "smtp", from, send: worker.send, now });
  return { ...worker, mailer };
};

let written = 0;
const write = async ({ mailer }: Pick<Awaited<ReturnType<typeof openPost>>, "mailer">) => {
  written += 1;
  const to = `reader-${written}@example.com`;
  const mail = { to, subject: `Città ${written}`, text: "Words.", html: "<p>Words.</p>" };
  await database.db.transaction().execute((trx) => mailer.queue(trx, mail));
  const { id } = await database.db
    .selectFrom("outbox_mail")
    .select("id")
    .where("recipient", "=", to)
    .executeTakeFirstOrThrow();
  return { id, to };
};
const becomes = (id: string, state: MailState) =>
  vi.waitFor(async () => expect((await mailById(database.db, id))?.state).toBe(state), 20_000);
const receivedBy = (to: string) => server.received.filter((mail) => mail.to === to);

test("a mail leaves after the commit of its cause, once, with its own Message-ID, and not after a rollback", async () => {
  const post = await openPost();
  const { id, to } = await write(post);
  await becomes(id, "sent");
  const mail = await mailById(database.db, id);
  expect(receivedBy(to)).toMatchObject([{ messageId: mail?.message_id }]);
  expect(mail?.message_id).toMatch(/^<[0-9a-f-]{36}@wayroam\.test>$/);
  const content = receivedBy(to)[0]?.content ?? "";
  expect(content).toMatch(/^From: Wayroam <hello@wayroam\.test>\r$/m);
  expect(content).toMatch(/^Subject: =\?UTF-8\?Q\?Citt=C3=A0/m);
  expect(content).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(content).toContain("multipart/alternative");
  const undone = database.db.transaction().execute(async (trx) => {
    const lost = { to: "nobody@example.com", subject: "s", text: "t", html: "h" };
    await post.mailer.queue(trx, lost);
    throw new Error("The cause was refused.");
  });
  await expect(undone).rejects.toThrow("The cause was refused.");
  await post.idle();
  expect(receivedBy("nobody@example.com")).toEqual([]);
});

test("while the server is away mails wait, and each goes once when it is back", async () => {
  const { port } = server;
  await server.close();
  const post = await openPost();
  const mails = [await write(post), await write(post), await write(post)];
  await vi.waitFor(() => expect(post.outcomes.length).toBeGreaterThanOrEqual(3), 10_000);
  expect(new Set(post.outcomes)).toEqual(new Set(["retried"]));
  for (const { id } of mails)
    expect(await mailById(database.db, id)).toMatchObject({
      state: "waiting",
      reason: "The mail server could not be used (ESOCKET).",
    });
  server = await openSmtpServer(port);
  for (const { id, to } of mails) {
    await becomes(id, "sent");
    expect(receivedBy(to)).toHaveLength(1);
  }
});

test.each(["defers", "defers content"] as const)(
  "a server that %s is asked again after a pause",
  async (treatment) => {
    const post = await openPost();
    server.treat(treatment);
    const { id, to } = await write(post);
    await vi.waitFor(() => expect(post.outcomes).toContain("retried"), 10_000);
    expect(await mailById(database.db, id)).toMatchObject({ state: "waiting", attempts: 1 });
    const before = receivedBy(to).length;
    server.treat("accepts");
    await becomes(id, "sent");
    expect(receivedBy(to).length - before).toBe(1);
    expect(new Set(receivedBy(to).map(({ messageId }) => messageId)).size).toBe(1);
  },
);

test.each([
  ["refuses", "The mail server answered 550 to RCPT TO."],
  ["refuses content", "The mail server answered 554 to DATA."],
] as const)("a server that %s is not asked again by itself", async (treatment, reason) => {
  const post = await openPost();
  server.treat(treatment);
  const { id } = await write(post);
  await post.idle();
  expect(await mailById(database.db, id)).toMatchObject({ state: "refused", attempts: 1, reason });
  expect(post.outcomes).toEqual(["failed"]);
});

test.each(["dies after content", "is silent"] as const)(
  "when the server %s, the mail may have been sent: it is marked so and not sent again",
  async (treatment) => {
    const post = await openPost();
    server.treat(treatment);
    const { id, to } = await write(post);
    await becomes(id, "unknown");
    await post.idle();
    server.treat("accepts");
    expect(post.outcomes).toEqual(["failed"]);
    expect(receivedBy(to)).toHaveLength(1);
    expect(await openMails(database.db)).toEqual([]);
  },
);

test("an answer that is slow is waited for", async () => {
  const post = await openPost();
  server.treat("is slow");
  const { id, to } = await write(post);
  await becomes(id, "sent");
  expect(receivedBy(to)).toHaveLength(1);
});

test("a mail whose worker died is sent when the server had not asked for it, else nobody knows", async () => {
  const post = await openPost();
  await post.stop();
  ends.length = 0;
  const [before, after] = [await write(post), await write(post)];
  await beginAttempt(database.db, before.id);
  const attempt = await beginAttempt(database.db, after.id);
  await markHandedOver(database.db, { id: after.id, attempts: attempt?.attempts ?? 0 });
  await openPost();
  await becomes(before.id, "sent");
  await becomes(after.id, "unknown");
  expect(receivedBy(before.to)).toHaveLength(1);
  expect(receivedBy(after.to)).toEqual([]);
});

test("of two workers at one mail the server is given the content by one", async () => {
  const mailer = createMailer({ mode: "wait", from, send: async () => undefined, now });
  const { id } = await write({ mailer });
  const first = await beginAttempt(database.db, id);
  const second = await beginAttempt(database.db, id);
  await expect(markHandedOver(database.db, { id, attempts: first?.attempts ?? 0 })).rejects.toThrow(
    "Another attempt",
  );
  await markHandedOver(database.db, { id, attempts: second?.attempts ?? 0 });
});

test("a mail of which nobody knows is sent again when somebody asks for it by hand", async () => {
  const post = await openPost();
  server.treat("dies after content");
  const { id, to } = await write(post);
  await becomes(id, "unknown");
  await post.idle();
  server.treat("accepts");
  const [job] = (
    await listJobs(database.db, { state: "failed", page: 1, pageSize: 100 })
  ).items.filter(({ key }) => key === id);
  expect(await post.retry("send-mail", job?.id ?? "")).toBe(true);
  await becomes(id, "sent");
  expect(receivedBy(to)).toHaveLength(2);
  expect(new Set(receivedBy(to).map(({ messageId }) => messageId)).size).toBe(1);
});

test("without a server mails are kept, as sent in the mailbox and as waiting elsewhere", async () => {
  const send = async () => {
    throw new Error("Nothing is queued.");
  };
  const kept = await write({ mailer: createMailer({ mode: "mailbox", from, send, now }) });
  expect(await mailById(database.db, kept.id)).toMatchObject({ state: "sent", attempts: 0 });
  const waiting = await write({ mailer: createMailer({ mode: "wait", from, send, now }) });
  expect(await mailById(database.db, waiting.id)).toMatchObject({ state: "waiting" });
  await openPost();
  await becomes(waiting.id, "sent");
  expect(receivedBy(kept.to)).toEqual([]);
});
