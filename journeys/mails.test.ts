import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmtpServer, type TestSmtpServer } from "#platform/testing/smtp-server.ts";
import { signIn } from "../bench/saves/client.ts";
import type { startProduct } from "./product.ts";
import { read } from "./read.ts";
import { ownProduct, sharedProduct } from "./shared.ts";

const shared = sharedProduct();

test("the demo's mailbox shows the mail of a sign-in, only on the markets' hosts", async () => {
  const { port } = new URL(shared.at("localhost", "/"));
  await signIn(Number(port), "editor@wayroam.test", "wayroam-editor");
  for (const host of ["localhost", "it.localhost"]) {
    const { text } = await read(shared.at(host, "/dev/mailbox.json"));
    const mails = JSON.parse(text) as readonly { to: string }[];
    expect(mails[0]).toMatchObject({
      to: "editor@wayroam.test",
      subject: "Nuovo accesso al tuo account Wayroam",
      headers: { "Auto-Submitted": "auto-generated" },
    });
  }
  const page = await read(shared.at("fr.localhost", "/dev/mailbox"));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Nuovo accesso al tuo account Wayroam");
  for (const path of ["/dev/mailbox", "/dev/mailbox.json"])
    expect((await read(shared.at("backoffice.localhost", path))).status).toBe(404);
});

let smtp: TestSmtpServer;
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  smtp = await openSmtpServer();
  product = await ownProduct({ SMTP_URL: smtp.url, MAIL_FROM: "Test <test@wayroam.test>" });
});
afterAll(async () => {
  await product?.stop();
  await smtp?.close();
});

const metric = async (line: string): Promise<number> => {
  const text = await product.read("it.localhost", "/metrics");
  return Number(
    text
      .split("\n")
      .find((each) => each.startsWith(`${line} `))
      ?.split(" ")
      .at(-1),
  );
};

test("while the mail server is unreachable sign-in works, and the mail is sent once when it is back", async () => {
  expect((await read(product.at("it.localhost", "/dev/mailbox.json"))).status).toBe(404);
  await smtp.close();
  const send = await signIn(product.port, "admin@wayroam.test", "wayroam-admin");
  expect((await send("GET", "/api/me")).status).toBe(200);
  await expect.poll(() => metric('outbox_mails{state="waiting"}')).toBe(1);
  await expect
    .poll(() => metric('job_attempts_total{job="send-mail",outcome="retried"}'))
    .toBeGreaterThan(0);
  smtp = await openSmtpServer(smtp.port);
  await expect.poll(() => smtp.received.length, { timeout: 70_000 }).toBe(1);
  await expect.poll(() => metric('outbox_mails{state="waiting"}')).toBe(0);
  expect(smtp.received).toMatchObject([{ to: "admin@wayroam.test" }]);
});
