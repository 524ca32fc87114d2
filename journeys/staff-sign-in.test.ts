import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { countryCookie } from "#features/company/staff/country.ts";
import { openExternalProvider } from "#features/company/staff/testing/external-provider.ts";
import { launchBrowser, openBrowser } from "./browser.ts";
import { emptyProduct } from "./empty-product.ts";
import { createDatabase, server } from "./own-database.ts";
import { read } from "./read.ts";
import { startTlsProxy } from "./tls-proxy.ts";
import { openWithin } from "./within.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const viewport = { width: 1440, height: 900 };

test("staff of a company's provider work on their countries alone, and sign out at that provider", async () => {
  const company = await openExternalProvider();
  cleanups.push(() => company.close());
  const { issuer, clientId, clientSecret } = company.address;
  const empty = await emptyProduct();
  cleanups.push(() => empty.remove());
  const product = await openWithin({
    ...empty.environment,
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
    STAFF_SCOPE_CLAIM: "groups",
    STAFF_ROLES: "Content team=editor,IT=admin",
  });
  cleanups.push(() => product.stop());
  const at = (path: string) => product.at("backoffice.localhost", path);
  company.register(new URL(at("/")).origin);
  company.people.set("ada", {
    sub: "ada",
    name: "Ada Rossi",
    email: "ada@company.test",
    picture: `${issuer}/ada.jpg`,
    groups: ["Content team"],
    countries: ["fr", "es"],
  });
  company.state.person = "ada";
  const browser = await openBrowser();
  cleanups.push(() => browser.close());
  const page = await browser.newPage({ viewport });

  await page.goto(at("/custompages"));
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  await page.getByText("Ada Rossi").waitFor();
  await page.getByRole("combobox", { name: "Country" }).click();
  const countries = page.getByRole("listbox", { name: "Countries" }).getByRole("option");
  await expect
    .poll(async () =>
      (await countries.allInnerTexts()).map((name) => /Spain|France/.exec(name)?.[0]),
    )
    .toEqual(["Spain", "France"]);

  company.requestedPaths.length = 0;
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${issuer}/session/end**`);
  await page.getByRole("button", { name: /yes/i }).click();
  await page.waitForURL(at("/"));
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  expect(company.requestedPaths.filter((path) => path === "/token/revocation")).toHaveLength(2);
});

const office = "https://office.example.com";
const site = "https://www.example.it";
const deviceCookie = "__Host-wr-staff-device";
/** In this browser an account has guesses of its own (record 0158). */
const knownCookie = "__Host-wr-staff-known";
const admin = { email: "Boss@example.com", password: "a password of twelve" };

/** Two products with the settings that the README's section on production names, behind TLS. */
const openProduction = async () => {
  const database = await createDatabase();
  cleanups.push(() => database.drop());
  const folder = mkdtempSync(join(tmpdir(), "wayroam-journey-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const secret = "the same for both processes, 32 and more";
  const environment = {
    MODE: "production",
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_HOSTS: "www.example.it=it-IT,www.example.com=en-US",
    BACKOFFICE_HOST: "office.example.com",
    SESSION_SECRET: secret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: "loopback",
  };
  const products = [await openWithin(environment), await openWithin(environment)];
  for (const product of products) cleanups.push(() => product.stop());
  const proxy = await startTlsProxy(products.map(({ port }) => port));
  cleanups.push(() => proxy.stop());
  const browser = await launchBrowser(proxy.browserArguments);
  cleanups.push(() => browser.close());
  return { products, proxy, secret, context: await browser.newContext({ viewport }) };
};

/** Who forges how the product was reached is not believed, as without a proxy anybody might. */
const expectForgeryIgnored = async (port: number) => {
  const headers = {
    host: "www.example.it",
    "x-forwarded-host": "evil.test",
    "x-forwarded-proto": "http",
    "x-forwarded-port": "1",
    forwarded: "host=evil.test;proto=http",
  };
  const answer = await read(`http://127.0.0.1:${port}/`, headers);
  expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(/evil|http:\/\/www\.example/);
  expect(answer.text).toContain(`rel="canonical" href="${site}/"`);
};

test.skipIf(!server)(
  "the first administrator signs in behind a TLS proxy, publishes a page on both processes, and signs out (needs PostgreSQL)",
  async () => {
    const { products, proxy, secret, context } = await openProduction();
    const page = await context.newPage();
    await page.goto(`${office}/custompages`);
    await page.waitForURL(`${office}/oauth2/interaction/**`);
    await page.getByLabel("E-mail").fill(admin.email);
    await page.getByLabel("Password").fill(admin.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();

    // An empty list offers the same a second time.
    await page.getByRole("link", { name: "New page" }).first().click();
    await page.getByLabel("Name").fill("Da due processi");
    await page.getByLabel("Slug").fill("da-due-processi");
    await page.getByLabel("Published").check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Save, and publish it" }).click();
    await page.getByText("Page created successfully.").first().waitFor();
    for (const product of products)
      await expect
        .poll(() => product.read("www.example.it", "/da-due-processi"))
        .toMatch(/<link[^>]*canonical[^>]*da-due-processi/);

    const signedIn = await context.cookies();
    expect(signedIn.map(({ name }) => name).toSorted()).toEqual([
      "__Host-staff-provider",
      "__Host-staff-provider.sig",
      "__Host-wr-staff",
      deviceCookie,
      knownCookie,
      countryCookie,
    ]);
    const sealed = { secure: true, sameSite: "Lax", path: "/" };
    for (const cookie of signedIn)
      expect(cookie).toMatchObject(
        // The staff app itself writes the country, which grants nothing.
        cookie.name === countryCookie
          ? { ...sealed, value: "it" }
          : { ...sealed, httpOnly: true, domain: "office.example.com" },
      );

    await page.goto(`${office}/`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign in" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    // The cookies of a known browser are kept, so that the person gets no mail at each sign-in and is
    // not locked out by others, and so is the country; none grants access.
    const remaining = (await context.cookies()).map(({ name }) => name);
    expect(remaining.toSorted()).toEqual([deviceCookie, knownCookie, countryCookie]);
    await context.addCookies(signedIn);
    await page.goto(`${office}/custompages`);
    await page.getByLabel("Password").waitFor();

    await page.goto(`${site}/da-due-processi`);
    await page
      .locator('link[rel="canonical"][href*="da-due-processi"]')
      .waitFor({ state: "attached" });
    expect(new Set(proxy.answeredBy().keys()).size).toBe(2);
    const said = products.map((product) => product.output()).join("");
    for (const word of [secret, admin.password]) expect(said).not.toContain(word);
    for (const { port } of products) await expectForgeryIgnored(port);
  },
);
