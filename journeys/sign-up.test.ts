import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Mail = Readonly<{ to: string; subject: string }>;

/** The code of the newest mail to somebody, as the development mailbox shows it. */
const codeFor = async (email: string): Promise<string> => {
  const { text } = await read(product.at("it.localhost", "/dev/mailbox.json"));
  const mails = JSON.parse(text) as readonly Mail[];
  return /\d{6}/.exec(mails.find(({ to }) => to === email)?.subject ?? "")?.[0] ?? "";
};

test.each([true, false])(
  "somebody signs up by a mailed code, fills in the profile and signs out; with a script: %s",
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const broken: string[] = [];
    const look = async () => {
      if (javaScriptEnabled) broken.push(...(await axeViolations(page)));
    };
    const email = `person-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await page.goto(product.at("it.localhost", "/profilo"));
    await page.getByLabel("E-mail").first().fill("nope");
    await page.getByRole("button", { name: "Continua" }).click();
    await page.getByText("L’e-mail non è nel formato corretto").waitFor();
    await page.getByLabel("E-mail").first().fill(email);
    await page.getByRole("button", { name: "Continua" }).click();
    await page.getByText("Piacere di conoscerti").waitFor();
    await look();
    await page.getByLabel("Codice di sei cifre").fill(await codeFor(email));
    await page.getByRole("button", { name: "Conferma" }).click();
    await page.getByRole("heading", { name: "Il tuo account" }).waitFor();
    await look();
    await page.getByLabel("Password").fill("quattro treni e un tè");
    await page.getByLabel("No, grazie").check();
    await page.getByRole("button", { name: "Crea l’account" }).click();
    await page.getByRole("heading", { name: "Il tuo profilo" }).waitFor();
    await look();
    await page.getByLabel("Nome e cognome").fill("Marta Conti");
    await page.getByLabel("Codice fiscale").fill("RSSMRA80A01H501X");
    await page.getByRole("button", { name: "Salva i dati" }).click();
    await page.getByText("L’ultima lettera non corrisponde alle altre").waitFor();
    await page.getByLabel("Codice fiscale").fill("rssmra80a01h501u");
    await page.getByRole("button", { name: "Salva i dati" }).click();
    await page.getByRole("heading", { name: "Marta Conti" }).waitFor();
    if (javaScriptEnabled) {
      await page.goto(product.at("it.localhost", "/"));
      await page.locator(".site-account", { hasText: "MC" }).click();
      await page.locator("#account-menu").getByRole("link", { name: "Profilo" }).click();
    }
    await page.getByRole("heading", { name: "Marta Conti" }).waitFor();
    await page.getByRole("button", { name: "Esci", exact: true }).click();
    await page.locator(".site-account", { hasText: "Accedi" }).waitFor();
    expect(broken).toEqual([]);
    await context.close();
  },
);

test("a stranger’s page asks nobody who they are", async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(product.at("it.localhost", "/"), { waitUntil: "networkidle" });
  expect(asked).not.toContain("/api/me");
  await page.close();
});
