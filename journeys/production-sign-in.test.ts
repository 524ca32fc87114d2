import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countryCookie } from "#features/staff/country.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { createAdapter } from "#platform/server/identity/provider/adapter.ts";
import { createDatabase, server } from "./own-database.ts";
import { openBrowser, startProduct } from "./product.ts";
import { read } from "./read.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

const office = "https://office.example.com";
const site = "https://www.example.it";
const deviceCookie = "__Host-wr-staff-device";
const admin = { email: "Boss@example.com", password: "a password of twelve" };

/** The settings that the README's section on production names. */
let environment: Readonly<Record<string, string>>;
let database: Awaited<ReturnType<typeof createDatabase>>;
let products: Awaited<ReturnType<typeof startProduct>>[];
let folder: string;
let proxy: TlsProxy;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  if (!server) return;
  database = await createDatabase();
  folder = mkdtempSync(join(tmpdir(), "wayroam-journey-"));
  environment = {
    MODE: "production",
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_HOSTS: "www.example.it=it-IT,www.example.com=en-US",
    BACKOFFICE_HOST: "office.example.com",
    SESSION_SECRET: "the same for both processes, 32 and more",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: "loopback",
  };
  products = await Promise.all([startProduct(environment), startProduct(environment)]);
  proxy = await startTlsProxy(products.map(({ port }) => port));
  browser = await openBrowser(proxy.browserArguments);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});
afterAll(async () => {
  if (!server) return;
  await browser.close();
  await proxy.stop();
  await Promise.all(products.map((product) => product.stop()));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const signIn = async () => {
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
};

test.skipIf(!server)(
  "the first administrator signs in behind a TLS proxy, publishes a page on both processes, and signs out (needs PostgreSQL)",
  async () => {
    await page.goto(`${office}/custompages`);
    await page.waitForURL(`${office}/oauth2/interaction/**`);
    await signIn();
    await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();

    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      "__Host-staff-provider",
      "__Host-staff-provider.sig",
      "__Host-wr-staff",
      deviceCookie,
      countryCookie,
    ]);
    // The staff app itself writes the country, which grants nothing.
    const country = cookies.find(({ name }) => name === countryCookie);
    expect(country).toMatchObject({ value: "it", secure: true, sameSite: "Lax", path: "/" });
    for (const cookie of cookies.filter(({ name }) => name !== countryCookie)) {
      const { name, secure, httpOnly, sameSite, path, domain } = cookie;
      expect({ name, secure, httpOnly, sameSite, path, domain }).toEqual({
        name: expect.stringMatching(/^__Host-/),
        secure: true,
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        domain: "office.example.com",
      });
    }

    // An empty list offers the same a second time.
    await page.getByRole("link", { name: "New page" }).first().click();
    await page.getByLabel("Name").fill("Da due processi");
    await page.getByLabel("Slug").fill("da-due-processi");
    await page.getByLabel("Published").check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Save, and publish it" }).click();
    await page.getByText("Page created successfully.").waitFor();
    for (const product of products)
      await expect
        .poll(() => product.read("www.example.it", "/da-due-processi"))
        .toMatch(/<link[^>]*canonical[^>]*da-due-processi/);

    const oldCookies = await context.cookies();
    await page.goto(`${office}/`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign in" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    // The cookie of a known browser is kept, so that the person gets no mail at each sign-in, and so
    // is the country; neither grants access.
    const remaining = (await context.cookies()).map(({ name }) => name);
    expect(remaining.toSorted()).toEqual([deviceCookie, countryCookie]);
    await context.addCookies(oldCookies);
    await page.goto(`${office}/custompages`);
    await page.getByLabel("Password").waitFor();

    await page.goto(`${site}/da-due-processi`);
    await page
      .locator('link[rel="canonical"][href*="da-due-processi"]')
      .waitFor({ state: "attached" });
    expect(new Set(proxy.answeredBy().keys()).size).toBe(2);
    const said = products.map((product) => product.output()).join("");
    for (const secret of [environment["SESSION_SECRET"] ?? "", admin.password])
      expect(said).not.toContain(secret);
  },
);

test.skipIf(!server)(
  "forwarded headers of a client change nothing, with and without the proxy (needs PostgreSQL)",
  async () => {
    const forgedHost = "evil.test";
    const forgedHeaders = {
      host: "office.example.com",
      "x-forwarded-host": forgedHost,
      "x-forwarded-proto": "http",
      "x-forwarded-port": "1",
      forwarded: `host=${forgedHost};proto=http`,
    };
    for (const path of [
      "/login",
      "/oauth2/.well-known/openid-configuration",
      "/oauth2/auth",
      "/",
    ]) {
      const address = `http://127.0.0.1:${products[0]?.port}${path}`;
      const { status, headers, text } = await read(address, forgedHeaders);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(headers) + text).not.toMatch(/evil|http:\/\/office/);
      for (const cookie of headers["set-cookie"]?.split(/,(?! )/) ?? [])
        expect(cookie).toMatch(/^__Host-.*; secure(;|$)/i);
    }
    const { headers, text } = await read(`http://127.0.0.1:${products[0]?.port}/`, {
      ...forgedHeaders,
      host: "www.example.it",
    });
    expect(JSON.stringify(headers) + text).not.toMatch(/evil|http:\/\/www\.example/);
    expect(text).toContain('rel="canonical" href="https://www.example.it/"');
  },
);

test.skipIf(!server)(
  "the sixth wrong password is told how long to wait, whichever process answers (needs PostgreSQL)",
  async () => {
    const other = await browser.newContext();
    const form = await other.newPage();
    await form.goto(`${office}/login`);
    const email = form.getByLabel("E-mail");
    await email.fill("nobody@example.com");
    const send = async () => {
      await form.getByLabel("Password").fill("a wrong password");
      const [answer] = await Promise.all([
        form.waitForResponse((each) => each.request().method() === "POST"),
        form.getByRole("button", { name: "Sign in" }).click(),
      ]);
      await form.getByRole("alert").waitFor();
      return answer;
    };
    for (let each = 0; each < 5; each++) expect((await send()).status()).toBe(401);
    const refused = await send();
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(800);
    expect(await form.getByRole("alert").innerText()).toBe(
      "Too many tries. Try again in 15 minutes.",
    );
    expect(await email.inputValue()).toBe("nobody@example.com");
    await other.close();
  },
);

test.skipIf(!server)("expired rows are deleted soon after a start (needs PostgreSQL)", async () => {
  const { db, close } = await openDatabase({ url: database.url });
  const tokens = createAdapter(db, "staff")("AccessToken");
  const expiredRows = () =>
    db.selectFrom("oidc_payload").select("id").where("id", "like", "expired-%").execute();
  for (let each = 0; each < 600; each++) await tokens.upsert(`expired-${each}`, {}, 1);
  expect(await expiredRows()).toHaveLength(600);
  await expect.poll(async () => tokens.find("expired-599")).toBeUndefined();
  const thirdProduct = await startProduct(environment);
  await expect.poll(async () => (await expiredRows()).length).toBe(0);
  await thirdProduct.stop();
  await close();
});
