import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { loadSearch as load } from "#apps/server/testing/pages/page-loads.ts";
import { blockServices } from "#blocks/from-catalogue/block-services.ts";
import type { Resource, ResourceKind } from "#features/catalogue/resources/contract.ts";
import { marketById } from "#markets/markets.ts";
import { tagChannel } from "#platform/server/cache/invalidate-tags.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { PageMoved } from "#platform/site/page-ends.ts";

const today = "2026-11-22";
const market = marketById("it-IT");
const calls = "/api/it/resources";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
/** The caches of one process, which follows invalidations as the server does. */
let sources: ReturnType<(typeof demo)["openSources"]>;
beforeAll(async () => {
  demo = await openDemoSite(["cuba", "vietnam", "jordan", "peru", "iceland"], today);
  sources = demo.openSources(new Date(`${today}T12:00:00Z`));
  await demo.database.listen(
    tagChannel,
    (payload) => sources.invalidate(z.array(z.string()).parse(JSON.parse(payload))),
    () => undefined,
  );
  api = await openStaffApi([], () => ({}), demo.database);
  editor = await api.signIn("editor");
});
afterAll(async () => {
  await api.close();
  await demo.close();
});

const site = () => demo.siteOf({ market, sources });
const searched = async (query = "") => (await load(pageRequest(site(), {}, query))).view;
const optionsOf = async (name: string, query = "") =>
  (await searched(query)).groups.find((each) => each.name === name)?.options ?? [];
const labels = async (name: string) => (await optionsOf(name)).map(({ label }) => label);
const listed = async (kind: ResourceKind) =>
  (await editor.send("GET", `${calls}/${kind}`)).json<Resource[]>();
const resourceBySlug = async (kind: ResourceKind, slug: string): Promise<Resource> => {
  const expected = (await listed(kind)).find((each) => each.slug === slug);
  if (!expected) throw new Error(`The demo has no ${slug} among its ${kind}.`);
  return expected;
};
const save = async ({ kind, id }: Resource, json: object) =>
  expect((await editor.send("PUT", `${calls}/${kind}/${id}`, { json })).statusCode).toBe(200);
const foundTripNames = async (query: string) =>
  (await searched(query)).cards.map(({ name }) => name);
/** A process learns of a change by a database notification, which takes a moment. */
const pollOptions = { interval: 10 };

test("a renamed style has its new name in the filter, and trips are found by it at once", async () => {
  const style = await resourceBySlug("travel-styles", "classico");
  const before = await foundTripNames("?style=classico");
  expect(before.length).toBeGreaterThan(0);
  expect(await foundTripNames("?q=Zibaldone")).toEqual([]);
  await save(style, { slug: style.slug, name: "Zibaldone" });
  await expect.poll(() => labels("style"), pollOptions).toContain("Zibaldone");
  expect(await labels("style")).not.toContain(style.name);
  expect((await foundTripNames("?q=Zibaldone")).toSorted()).toEqual(before.toSorted());
  // A misspelling is corrected to the new name, which the search knows by now.
  expect((await searched("?q=Zibaldome")).corrected).not.toBeNull();
});

test("a renamed slug redirects old searches permanently, and blocks that use it keep working", async () => {
  const type = await resourceBySlug("travel-type-primary", "scoperta");
  const services = () => blockServices(site());
  const block = { where: "", mood: "", period: "", discounted: false, limit: 6 } as const;
  const cards = async () =>
    (await services().travels({ ...block, type: "scoperta", sort: "date" })).cards.length;
  const before = await cards();
  expect(before).toBeGreaterThan(0);
  await save(type, { slug: "esplorazione", name: "Esplorazione" });
  await expect.poll(() => labels("type"), pollOptions).toContain("Esplorazione");
  const answer = await load(pageRequest(site(), {}, "?type=scoperta&sort=price-asc")).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toBeInstanceOf(PageMoved);
  expect(answer).toMatchObject({ status: 301, path: "/cerca?type=esplorazione&sort=price-asc" });
  expect(await cards()).toBe(before);
});

test("a reordered list has its new order in the filter", async () => {
  const types = await listed("travel-type-primary");
  const shown = await labels("type");
  expect(shown).toEqual(types.map(({ name }) => name));
  const json = types.map(({ id, order }) => ({ id, order: types.length + 1 - order }));
  const answer = await editor.send("PUT", `${calls}/travel-type-primary`, { json });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => labels("type"), pollOptions).toEqual(shown.toReversed());
});

test("a renamed, added or moved duration shows in the filter with its count", async () => {
  const first = await resourceBySlug("durations", "up-to-6");
  expect(first).toMatchObject({ order: 1, name: "Fino a 6 giorni" });
  await save(first, { slug: "up-to-6", name: "Al massimo 6", daysMin: 1, daysMax: 6 });
  const json = { slug: "dieci-giorni", name: "Dieci giorni", daysMin: 10, daysMax: 10 };
  expect((await editor.send("POST", `${calls}/durations`, { json })).statusCode).toBe(201);
  const expected = ["Al massimo 6", "Fino a 10 giorni", "Oltre 10 giorni", "Dieci giorni"];
  await expect.poll(() => labels("duration"), pollOptions).toEqual(expected);
  const travels = await demo.database.db
    .selectFrom("travel")
    .select("name")
    .where("market", "=", market.id)
    .where("days", "=", 10)
    .execute();
  const rows = travels.map(({ name }) => name);
  expect(rows.length).toBeGreaterThan(0);
  expect((await foundTripNames("?duration=dieci-giorni")).toSorted()).toEqual(rows.toSorted());
  const option = (await optionsOf("duration")).find(({ value }) => value === "dieci-giorni");
  expect(option?.count).toBe(rows.length);
  // A period that the market does not have is ignored.
  expect(await foundTripNames("?duration=mai-vista")).toEqual(await foundTripNames(""));
});
