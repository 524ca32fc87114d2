import { afterAll, beforeAll, expect, test } from "vitest";
import type { TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { openTravelApi } from "#apps/server/testing/travel-api.ts";

let api: Awaited<ReturnType<typeof openTravelApi>>;
beforeAll(async () => {
  api = await openTravelApi();
});
afterAll(() => api.close());

test("a travel's versions are kept, told by their fields, and put back by the rules of a save", async () => {
  const { id } = api.travel;
  const path = `${api.path}/${id}`;
  await api.save(id, api.whole());
  await api.save(id, api.whole({ name: "Nepal, il santuario", slug: "nepal-santuario" }));
  const { items } = (await api.editor.send("GET", `${path}/versions`)).json<{
    items: readonly { version: number; summary: string; author: string }[];
  }>();
  const [newest, before] = items;
  expect(newest).toMatchObject({ summary: "Slug, Name", author: "Emma Clarke" });
  const { etag } = await api.read(id);
  const restore = (version: number | undefined, match: string) =>
    api.editor.send("POST", `${path}/versions/${version}/restore`, {
      json: {},
      headers: { "if-match": match },
    });
  expect((await restore(before?.version, '"1"')).statusCode).toBe(412);
  const restored = await restore(before?.version, etag);
  expect(restored.json<TravelRecord>()).toMatchObject({
    name: "Nepal, Annapurna",
    about: { path: "/viaggi/nepal-annapurna" },
  });
  const former = await api.db.selectFrom("former_slug").select("slug").execute();
  expect(former).toEqual([{ slug: "nepal-santuario" }]);
});

test("who has a travel open is told of its newest version", async () => {
  const { id } = api.travel;
  const path = `${api.path}/${id}/presence`;
  const session = "0195e3a8-0000-4000-8000-000000000003";
  const beat = async () => {
    const json = { session, focus: null, isEditing: false };
    const answer = await api.editor.send("PUT", path, { json });
    return answer.json<{ version: number | null }>().version;
  };
  await api.save(id, api.whole({ name: "Nepal, prima" }));
  const first = await beat();
  expect(`"${first}"`).toBe((await api.read(id)).etag);
  await api.save(id, api.whole({ name: "Nepal, poi" }));
  expect(await beat()).toBe((first ?? 0) + 1);
  await api.editor.send("POST", `${path}/leave`, { json: { session } });
});

test("two people at one travel see each other", async () => {
  const path = `${api.path}/${api.travel.id}/presence`;
  const beat = { session: "0195e3a8-0000-4000-8000-000000000001", focus: "story", isEditing: true };
  await api.editor.send("PUT", path, { json: beat });
  const admin = await api.signIn("admin");
  const answer = await admin.send("PUT", path, {
    json: { session: "0195e3a8-0000-4000-8000-000000000002", focus: null, isEditing: false },
  });
  expect(answer.json()).toMatchObject({ others: [{ focus: "story", isEditing: true }] });
});
