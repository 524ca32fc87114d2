import { afterAll, beforeAll, expect, test } from "vitest";
import { allScreens } from "#apps/screens/screens.ts";
import { type Role, roles } from "#platform/roles.ts";
import {
  type SignInBrowser,
  signInBrowser,
} from "#platform/server/identity/testing/sign-in-browser.ts";
import { officeOrigin, openOffice } from "../testing/staff/open-office.ts";

const id = "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11";

/** The specification's routes: each family with the least role, and the only country that has it. */
const families: readonly Readonly<{ role: Role; country?: string; paths: readonly string[] }>[] = [
  {
    role: "editor",
    paths: [
      "/",
      "/media",
      "/cdn",
      "/layout/header",
      "/layout/footer",
      "/layout/beans",
      "/layout/contacts",
      "/custompages",
      "/custompages/new",
      `/custompages/${id}`,
      `/custompages/${id}/preview`,
      "/travels",
      "/travels/new",
      `/travels/${id}`,
      `/travels/${id}/custompage`,
      `/travels/${id}/maps`,
      `/travels/${id}/preview`,
      `/travels/${id}/tours`,
      `/travels/${id}/tours/new`,
      `/travels/${id}/tours/${id}`,
      `/travels/${id}/tours/${id}/preview`,
      `/travels/${id}/tours/${id}/requests`,
      "/resources/badges",
      "/resources/cost-centers",
      "/resources/date-ranges",
      "/resources/durations",
      "/resources/travel-type",
      "/resources/travel-type/primary",
      "/resources/travel-type/secondary",
      "/resources/travel-categories",
      "/resources/travel-formats",
      "/resources/travel-styles",
      "/redirects",
      "/redirects/new",
      `/redirects/${id}`,
      "/requests",
      `/requests/${id}`,
      "/questions",
      `/questions/${id}`,
      "/page-contents/fixed",
      "/page-contents/fixed/our-values",
      "/page-contents/destination",
      "/page-contents/destination/peru",
      ...["faqs", "coordinators", "reviews", "events"].flatMap((type) => [
        `/page-contents/${type}`,
        `/page-contents/${type}/new`,
        `/page-contents/${type}/${id}`,
      ]),
      `/page-contents/events/${id}/sign-ups`,
      `/page-contents/events/${id}/mails`,
      "/faq",
      "/preview",
      "/new-form-builder",
      "/new-form-builder/new",
    ],
  },
  {
    role: "super-editor",
    paths: [
      "/templates/lists",
      "/templates/lists/new",
      `/templates/lists/${id}`,
      "/templates/pages",
      "/templates/structure",
      `/templates/structure/${id}`,
    ],
  },
  {
    role: "admin",
    paths: [
      "/settings/cache",
      "/settings/currencies",
      "/settings/maintenance",
      "/settings/installment-payments",
      "/settings/bulk-actions",
      "/audit",
      "/staff",
      "/debug",
    ],
  },
  {
    role: "admin",
    country: "it",
    paths: ["/blocks", "/blocks-new/wr-text", "/blocks-new/travel/new"],
  },
];

const routes = families.flatMap(({ paths, ...family }) =>
  paths.map((path) => ({ path, country: null, ...family })),
);
const accounts = { editor: "editor", "super-editor": "super", admin: "admin" } as const;

let office: Awaited<ReturnType<typeof openOffice>>;
const browsers = new Map<Role, SignInBrowser>();

beforeAll(async () => {
  office = await openOffice();
  for (const role of roles) browsers.set(role, await office.signedIn(accounts[role]));
});
afterAll(() => office.close());

const statusOf = async (browser: SignInBrowser | undefined, path: string) =>
  (await browser?.send("GET", path))?.statusCode;

test("the table names a path of every screen", () => {
  const words = ({ path }: { path: string }) =>
    new RegExp(`^${path.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`);
  const missing = allScreens.filter(
    (screen) => !routes.some(({ path }) => words(screen).test(path)),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("signed out, every route leads to the sign-in and back, the start page alone is shown", async () => {
  const nobody = office.anonymous();
  for (const { path } of routes) {
    const { statusCode, headers } = await nobody.send("GET", path);
    const expected =
      path === "/"
        ? { status: 200, to: undefined }
        : { status: 303, to: `/login?returnTo=${encodeURIComponent(path)}` };
    expect({ path, status: statusCode, to: headers.location }).toEqual({ path, ...expected });
  }
});

test.each(roles)("as %s, every route of the role opens, and the others are 403", async (role) => {
  for (const { path, role: least } of routes) {
    const status = roles.indexOf(role) >= roles.indexOf(least) ? 200 : 403;
    expect({ path, status: await statusOf(browsers.get(role), path) }).toEqual({ path, status });
  }
});

test.each(roles)("as %s, a route that the country does not have is 404", async (role) => {
  const browser = browsers.get(role);
  browser?.addCookies(new Map([["office-country", "fr"]]));
  for (const { path, country, role: least } of routes) {
    const isAllowed = roles.indexOf(role) >= roles.indexOf(least);
    const status = country !== null ? 404 : isAllowed ? 200 : 403;
    expect({ path, status: await statusOf(browser, path) }).toEqual({ path, status });
  }
  browser?.addCookies(new Map([["office-country", "it"]]));
});

test.each(["/nothing-here", "/travels/nepal", "/settings/caches", "/page-contents/news"])(
  "%s is 404 for everybody",
  async (path) => {
    for (const browser of [...browsers.values(), office.anonymous()])
      expect(await statusOf(browser, path)).toBe(404);
  },
);

test("where another provider keeps the accounts, /staff is 404 for everybody", async () => {
  const other = await office.open({
    STAFF_OIDC_ISSUER: "https://company.test",
    STAFF_OIDC_CLIENT_ID: "office",
    STAFF_OIDC_CLIENT_SECRET: "a-secret",
  });
  for (const role of roles) {
    const browser = signInBrowser(other, officeOrigin);
    browser.addCookies(browsers.get(role)?.cookies() ?? new Map());
    expect(await statusOf(browser, "/staff")).toBe(404);
    expect(await statusOf(browser, "/custompages")).toBe(200);
  }
  await other.close();
});
