import { afterAll, beforeAll, expect, test } from "vitest";
import type { FoundRecord } from "#platform/choices/found-record.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";
import { openStaffApi } from "../testing/staff-api.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
let redirectId: string;
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  seeded = await seedSmallCatalogue(office.db, new Date());
  const made = await editor.send("POST", "/api/it/redirects", {
    json: { from: "/nepal-d-inverno", to: "/viaggi" },
  });
  redirectId = made.json<{ id: string }>().id;
});
afterAll(() => office.close());

const find = async (search: string, country = "it") =>
  editor.send("GET", `/api/${country}/found-records?search=${encodeURIComponent(search)}`);
const pathsOf = async (search: string, country = "it") =>
  (await find(search, country)).json<{ items: FoundRecord[] }>().items.map(({ path }) => path);

test("records of all kinds are found by their words, each with the screen that opens it", async () => {
  const paths = await pathsOf("nepal");
  expect(paths).toEqual(
    expect.arrayContaining([
      `/travels/${seeded.travel.id}`,
      `/travels/${seeded.travel.id}/tours/${seeded.coming.id}`,
      `/redirects?open=${redirectId}`,
      `/page-contents/destination/${seeded.destination.id}`,
    ]),
  );
  expect(await pathsOf("mei bologna")).toEqual([
    `/page-contents/coordinators/${seeded.coordinator.id}`,
  ]);
});

test("a departure is found by its travel and its day", async () => {
  const { items } = (await find("annapurna")).json<{ items: FoundRecord[] }>();
  const departures = items.filter(({ group }) => group === "Departures");
  const [label = ""] = departures.map((each) => each.label);
  const daysFound = departures.map((each) => each.label.slice(-10).split("/").reverse().join("-"));
  const today = new Date().toISOString().slice(0, 10);
  const ahead = daysFound.filter((each) => each >= today);
  expect(ahead).not.toEqual([]);
  expect(daysFound.slice(0, ahead.length)).toEqual(ahead.toSorted());
  const day = label.slice(-10, -5);
  expect(day).toMatch(/^\d\d\/\d\d$/);
  expect(await pathsOf(`annapurna ${day}`)).toContain(departures[0]?.path);
  expect(await pathsOf(`annapurna 32/01`)).toEqual([]);
});

test("a name that begins with the words comes before one that merely has them", async () => {
  const add = async (from: string) => {
    const { statusCode } = await editor.send("POST", "/api/it/redirects", {
      json: { from, to: "/viaggi" },
    });
    expect(statusCode).toBe(201);
  };
  await add("/alba/zanzibar");
  await add("/zanzibar");
  const { items } = (await find("/zanz")).json<{ items: FoundRecord[] }>();
  const labels = items.map(({ label }) => label);
  expect(labels.findIndex((each) => each.startsWith("/zanzibar"))).toBeLessThan(
    labels.findIndex((each) => each.startsWith("/alba")),
  );
  expect(labels.some((each) => each.startsWith("/zanzibar"))).toBe(true);
});

test("every word has to match, characters of patterns are themselves, and other markets find nothing", async () => {
  expect(await pathsOf("nepal elsewhere")).toEqual([]);
  expect(await pathsOf("%%")).toEqual([]);
  expect(await pathsOf("nepal", "fr")).toEqual([]);
});

test.each(["", "a", "x".repeat(201)])("“%s” is refused", async (search) => {
  expect((await find(search)).statusCode).toBe(400);
});
