import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTravelApi } from "#apps/server/testing/travel-api.ts";
import { blockSchemas } from "#blocks/schemas.ts";
import type { Owner, Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";

let api: Awaited<ReturnType<typeof openTravelApi>>;
beforeAll(async () => {
  api = await openTravelApi();
});
afterAll(() => api.close());

const path = "/api/it/custompages";
const ownPage = (over: object = {}) => ({
  ...newPage("space"),
  name: "Nepal, Annapurna",
  owner: { kind: "travel", id: api.travel.id },
  ...over,
});
const create = (json: object) => api.editor.send("POST", path, { json });
const refused = async (json: object) => {
  const answer = await create(json);
  expect(answer.statusCode).toBe(422);
  return api.errorsOf(answer).map(({ path: field }) => field);
};
const owner = async (id = api.travel.id) =>
  (await api.editor.send("GET", `/api/it/page-owners/travel/${id}`)).json<Owner>();

test("a travel has one page of its own, without an address and with a travel's blocks", async () => {
  expect(await owner()).toEqual({
    name: "Nepal, Annapurna",
    path: "/viaggi/nepal-annapurna",
    pageId: null,
  });
  const included = {
    id: "included",
    blockType: "wr-trip-included",
    content: blockSchemas["wr-trip-included"].start,
    enabled: true,
    schedule: null,
  };
  const created = await create(ownPage({ isPublished: true, blocks: [included] }));
  expect(created.statusCode).toBe(201);
  const page = created.json<Page>();
  expect(await owner()).toMatchObject({ pageId: page.id });
  const listed = (await api.editor.send("GET", path)).json<{ items: readonly Page[] }>();
  expect(listed.items).toContainEqual(expect.objectContaining({ id: page.id, owner: page.owner }));
  expect(await refused(ownPage())).toEqual(["owner"]);

  const taken = await api.editor.send("PUT", `${path}/${page.id}`, {
    json: { ...page, isPublished: false, owner: null, slug: "alone" },
  });
  expect(taken.statusCode).toBe(422);
  expect(api.errorsOf(taken)).toContainEqual(expect.objectContaining({ path: "owner" }));
  // No visitor loses an address, so nothing is asked.
  const unpublished = await api.editor.send("PUT", `${path}/${page.id}`, {
    json: { ...page, isPublished: false },
  });
  expect(unpublished.statusCode).toBe(200);
  const kept = await api.editor.send("DELETE", `${api.path}/${api.travel.id}`);
  expect(kept.statusCode).toBe(409);
  expect((await api.editor.send("DELETE", `${path}/${page.id}`, { json: {} })).statusCode).toBe(
    200,
  );
});

test("a page of a travel has no slug and no routing key, and its travel is in the market", async () => {
  expect(await refused(ownPage({ slug: "nepal" }))).toEqual(["slug"]);
  expect(await refused(ownPage({ routingKey: "travels-travel" }))).toEqual(["routingKey"]);
  expect(await refused(ownPage({ owner: { kind: "travel", id: randomUUID() } }))).toEqual([
    "owner",
  ]);
});
