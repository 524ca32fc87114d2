import { afterAll, beforeAll, expect, test } from "vitest";
import type { FoundRecord } from "#platform/choices/found-record.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeAll(async () => {
  office = await openStaffApi();
  admin = await office.signIn("admin");
  const add = async (path: string, json: object) => {
    const answer = await admin.send("POST", `/api/it/${path}`, { json });
    expect({ path, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  };
  await add("custompages", { ...newPage("space"), name: "Città del Perù", slug: "lima" });
  await add("redirects", { from: "/città-del-perù", to: "/viaggi" });
  await add("resources/badges", { name: "Città del Perù", slug: "lima" });
  await add("coordinators", {
    name: "Nicolò",
    slug: "nicolo",
    city: "Città",
    bio: "",
    languages: ["it"],
    since: 2019,
    tripsLed: 0,
    portraitId: null,
    isShown: false,
  });
  await add("faqs", {
    category: "general",
    travelId: null,
    destinationId: null,
    question: "Quale città del Perù?",
    answer: "Lima.",
  });
});
afterAll(() => office.close());

const countOf = async (path: string, search: string) => {
  const answer = await admin.send("GET", `/api/it/${path}?search=${encodeURIComponent(search)}`);
  const list = answer.json<readonly object[] | { items: readonly object[] }>();
  return ("items" in list ? list.items : list).length;
};

test.each([
  ["custompages", "peru"],
  ["redirects", "citta-del-peru"],
  ["resources/badges", "citta"],
  ["faqs", "PERU"],
  ["coordinators", "nicolo"],
  ["choices/pages", "citta peru"],
  ["choices/coordinators", "nicolo"],
])("the list of %s finds %j without accents, in any Unicode form", async (path, typed) => {
  const accented = typed.replace("citta", "citta\u0300").replace("nicolo", "nicolo\u0300");
  for (const search of [typed, accented, accented.normalize("NFC"), typed.toUpperCase()])
    expect([search, await countOf(path, search)]).toEqual([search, 1]);
  expect(await countOf(path, "nowhere")).toBe(0);
});

test("the palette finds records without accents", async () => {
  const answer = await admin.send("GET", "/api/it/found-records?search=nicolo");
  const { items } = answer.json<{ items: readonly FoundRecord[] }>();
  expect(items.map(({ label }) => label)).toEqual(["Nicolò"]);
});
