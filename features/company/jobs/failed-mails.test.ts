import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { Board } from "#features/records/board/board-contract.ts";
import { migrations } from "#migrations/list.ts";
import { sendMailHandler } from "#platform/server/mail/jobs.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";
import { createSmtp } from "#platform/server/mail/smtp.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openSmtpServer, type TestSmtpServer } from "#platform/testing/smtp-server.ts";

const now = () => new Date();
let database: Awaited<ReturnType<typeof freshDatabase>>;
let smtp: TestSmtpServer;
let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  smtp = await openSmtpServer();
  database = await freshDatabase(migrations);
  const { db } = database;
  const times = { connect: 60_000, answer: 60_000 };
  const sending = sendMailHandler({ db, smtp: createSmtp(smtp.url, times), now });
  api = await openStaffApi([sending], () => ({}), database);
});
afterAll(async () => {
  await api.close();
  await database.close();
  await smtp.close();
});

test("an administrator sees a mail of which nobody knows whether it left, and sends it again", async () => {
  const { worker, db } = api;
  if (!worker) throw new Error("No worker runs.");
  const from = "Wayroam <hello@wayroam.test>";
  const mailer = createMailer({ mode: "smtp", from, send: worker.send, now });
  smtp.treat("dies after content");
  const mail = { to: "anna@example.com", subject: "Confermata", text: "a", html: "<p>a</p>" };
  const id = await db.transaction().execute((trx) => mailer.queue(trx, mail));
  await worker.idle();
  const admin = await api.signIn("admin");
  const rows = async () =>
    (await admin.send("GET", "/api/it/home"))
      .json<Board>()
      .side.flatMap((card) => card.rows)
      .filter(({ lead }) => lead.label === "The mail “Confermata”");
  const [row] = await rows();
  expect(row).toMatchObject({
    text: "may have left, or not",
    detail: expect.stringMatching(/^to anna@example\.com: /),
  });
  smtp.treat("accepts");
  const again = await admin.send("POST", `/api/it/${row?.repeat}`, { json: {} });
  expect(again.statusCode).toBe(202);
  const state = async () =>
    (await db.selectFrom("outbox_mail").select("state").where("id", "=", id).executeTakeFirst())
      ?.state;
  await expect.poll(state).toBe("sent");
  await expect.poll(rows).toEqual([]);
});
