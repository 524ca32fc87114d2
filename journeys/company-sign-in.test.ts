import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ExternalProvider,
  openExternalProvider,
} from "#features/staff/testing/external-provider.ts";
import { freePort, openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let company: ExternalProvider;
let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  company = await openExternalProvider(`http://backoffice.localhost:${port}`);
  const { issuer, clientId, clientSecret } = company.address;
  company.people.set("ada", {
    sub: "ada",
    name: "Ada Rossi",
    email: "ada@company.test",
    picture: `${issuer}/ada.jpg`,
    groups: ["Content team"],
    countries: ["fr", "es"],
  });
  company.state.person = "ada";
  product = await ownProduct({
    PORT: String(port),
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
    STAFF_SCOPE_CLAIM: "groups",
    STAFF_ROLES: "Content team=editor,IT=admin",
  });
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await company?.close();
});

const at = (path: string) => product.at("backoffice.localhost", path);

test("staff of an external provider work only on their countries, and sign out at that provider", async () => {
  await page.goto(at("/custompages"));
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  await page.getByText("Ada Rossi").waitFor();

  const country = page.getByRole("combobox", { name: "Country" });
  await country.click();
  const names = await page
    .getByRole("listbox", { name: "Countries" })
    .getByRole("option")
    .allInnerTexts();
  expect(names).toHaveLength(2);
  expect(names.join()).toMatch(/Spain.*France|France.*Spain/);

  company.requestedPaths.length = 0;
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${company.address.issuer}/session/end**`);
  await page.getByRole("button", { name: /yes/i }).click();
  await page.waitForURL(at("/"));
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  expect(company.requestedPaths.filter((path) => path === "/token/revocation")).toHaveLength(2);
});

test("with an external provider there are no demo accounts and no embedded provider", async () => {
  const response = await page.goto(at("/oauth2/.well-known/openid-configuration"));
  expect(response?.status()).toBe(404);
});
