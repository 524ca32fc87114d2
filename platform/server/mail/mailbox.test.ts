import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { addMailbox } from "./mailbox-routes.ts";
import { createMailer } from "./mailer.ts";

let database: OpenDatabase;
let clock = Date.parse("2026-12-01T09:00:00Z");
const app = fastify();
app.setErrorHandler(answerError);

const get = (path: string, host = "it.localhost") => app.inject({ url: path, headers: { host } });

beforeAll(async () => {
  database = await freshDatabase(migrations);
  const { db } = database;
  addMailbox(app, { db, hasMailbox: (host) => host === "it.localhost" });
  const mailer = createMailer({
    mode: "mailbox",
    from: "Example <hello@example.test>",
    send: async () => undefined,
    now: () => new Date((clock += 1000)),
  });
  const html =
    '<html><head><title>a</title></head><body><script>top.x=1</script><p class="b">Hi</p></body></html>';
  await mailer.queue(db, { to: "ada@example.com", subject: "First", text: "One.", html });
  await mailer.queue(db, {
    to: "<b>@example.com",
    subject: "<script>alert(1)</script>",
    text: "Two </pre><script>",
    html: "<p>Two</p>",
    headers: { "List-Unsubscribe": "<https://example.test/stop>" },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test("mailbox.json lists the mails that would have been sent, the newest first", async () => {
  const answer = await get("/dev/mailbox.json");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual([
    {
      to: "<b>@example.com",
      subject: "<script>alert(1)</script>",
      text: "Two </pre><script>",
      html: "<p>Two</p>",
      sentAt: "2026-12-01T09:00:02.000Z",
      headers: {
        From: "Example <hello@example.test>",
        "Message-ID": expect.stringMatching(/^<[0-9a-f-]{36}@example\.test>$/),
        "Auto-Submitted": "auto-generated",
        "List-Unsubscribe": "<https://example.test/stop>",
      },
    },
    expect.objectContaining({ to: "ada@example.com", subject: "First", text: "One." }),
  ]);
});

test("the mailbox pages escape the content of mails", async () => {
  const list = await get("/dev/mailbox");
  expect(list.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(list.body).not.toMatch(/<script|<b>/);
  const paths = [...list.body.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(2);
  const mail = await get(paths[0] ?? "");
  expect(mail.body).not.toMatch(/<script|<b>|<\/pre><s/);
  expect(mail.body).toContain("Two &lt;/pre&gt;&lt;script&gt;");
  expect(mail.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
});

test("a mail's HTML is sandboxed, even when it is opened directly", async () => {
  const list = await get("/dev/mailbox");
  const [path = ""] = [...list.body.matchAll(/\/dev\/mailbox\/[0-9a-f-]{36}/g)].at(-1) ?? [];
  const html = await get(`${path}/html`);
  expect(html.body).toContain('<p class="b">Hi</p>');
  const policy = String(html.headers["content-security-policy"]);
  expect(policy).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
  );
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
});

test("other hosts and unknown mails answer 404", async () => {
  for (const path of ["/dev/mailbox", "/dev/mailbox.json"])
    expect((await get(path, "backoffice.localhost")).statusCode).toBe(404);
  for (const id of ["1", crypto.randomUUID()])
    for (const path of [`/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`])
      expect((await get(path)).statusCode).toBe(404);
});
