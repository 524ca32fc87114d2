import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { redirectPermanently } from "#features/assets/redirects/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Page, SlugCheck } from "../contract.ts";
import { newPage } from "../page-defaults.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let page: Page;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  const json = { ...newPage("space"), name: "Autumn", slug: "autumn" };
  page = (await editor.send("POST", "/api/it/custompages", { json })).json<Page>();
});
afterAll(() => api.close());

const send = (query: string, country = "it") =>
  editor.send("GET", `/api/${country}/custompages/slug-check?${query}`);
const check = async (query: string, country = "it") =>
  (await send(query, country)).json<SlugCheck>();
const nothing: SlugCheck = {
  page: null,
  isReserved: false,
  isRecord: false,
  isRoute: false,
  redirect: null,
};

test("a slug is free, or another page of the same market has it, whatever its case", async () => {
  expect(await check("slug=winter")).toEqual(nothing);
  expect(await check("slug=%20AUTUMN")).toEqual({
    ...nothing,
    page: { id: page.id, name: "Autumn" },
  });
  expect(await check(`slug=autumn&page=${page.id}`)).toEqual(nothing);
  expect(await check("slug=autumn", "fr")).toEqual(nothing);
});

test("a slug of the site itself is reserved, and the redirect from a slug is told", async () => {
  expect((await check("slug=api")).isReserved).toBe(true);
  await redirectPermanently(api.db, "it-IT", "/old-autumn", "/autumn");
  const { redirect } = await check("slug=Old-Autumn");
  expect(redirect).toMatchObject({ from: "/old-autumn", to: "/autumn", enabled: true });
  expect((await check("slug=old-autumn", "fr")).redirect).toBeNull();
});

test("a coordinator keeps the address from pages, which is told while it is typed", async () => {
  const coordinator = {
    name: "Mei",
    slug: "mei",
    city: "Bologna",
    bio: "",
    languages: ["it"],
    since: 2019,
    tripsLed: 3,
    portraitId: null,
    isShown: false,
  };
  const slug = "coordinatori/Mei";
  await editor.send("POST", "/api/it/coordinators", { json: coordinator });
  expect(await check(`slug=${slug}`)).toEqual({ ...nothing, isRecord: true });
  expect(await check(`slug=${slug}`, "fr")).toEqual(nothing);
  const made = { ...newPage("mei"), name: "Mei", slug };
  const answers = [
    await editor.send("POST", "/api/it/custompages", { json: made }),
    await editor.send("PUT", `/api/it/custompages/${page.id}`, { json: { ...page, slug } }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: "slug" }] });
  }
});

test("a page at an address that only travels and coordinators can have is refused, since nobody would see it", async () => {
  for (const slug of ["coordinatori/nobody", "Viaggi/nowhere"]) {
    expect(await check(`slug=${slug}`)).toEqual({ ...nothing, isRoute: true });
    expect(await check(`slug=${slug}`, "fr")).toEqual(nothing);
    const made = { ...newPage("nobody"), name: "Nobody", slug };
    const answers = [
      await editor.send("POST", "/api/it/custompages", { json: made }),
      await editor.send("PUT", `/api/it/custompages/${page.id}`, { json: { ...page, slug } }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      const [error] = answer.json<{ errors: { path: string; message: string }[] }>().errors;
      expect(error).toMatchObject({ path: "slug" });
      expect(error?.message).toContain("nobody would see a page there");
    }
  }
});

test("only staff are told, and a slug that no page could have is refused", async () => {
  const stranger = api.anonymous();
  const path = "/api/it/custompages/slug-check?slug=autumn";
  expect((await stranger.send("GET", path)).statusCode).toBe(401);
  for (const query of ["", "slug=", `slug=${"x".repeat(201)}`, "slug=a&page=mine"])
    expect({ query, status: (await send(query)).statusCode }).toEqual({ query, status: 400 });
});
