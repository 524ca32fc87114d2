import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EventPreview, ListedEvent } from "#features/catalogue/events/contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const path = "/api/it/events";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let coordinatorId: string;
let travelId: string;
beforeAll(async () => {
  api = await openStaffApi();
  const { coordinator, travel } = await seedSmallCatalogue(api.db, new Date());
  coordinatorId = coordinator.id;
  travelId = travel.id;
  editor = await api.signIn("editor");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("event").execute();
});

const input = {
  title: "Racconti",
  slug: "racconti",
  text: "Si racconta.",
  city: "Torino",
  address: "Via Bogino 9",
  latitude: 45.06,
  longitude: 7.68,
  startsAt: "2099-01-15T19:30:00Z",
  endsAt: "2099-01-15T22:00:00Z",
  places: 2,
  coordinatorId: null,
  travelIds: [],
  pictureId: null,
  isPublished: false,
  cancelledBecause: "",
};
const create = async (fields: object) => {
  const answer = await editor.send("POST", path, { json: { ...input, ...fields } });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.headers.location ?? "";
};
const signUp = (location: string) =>
  api.db
    .updateTable("event")
    .set((event) => ({ coming: event("coming", "+", 1) }))
    .where("id", "=", location.split("/").at(-1) ?? "")
    .execute();
const titlesOf = async (query: string) =>
  (await editor.send("GET", `${path}?${query}`))
    .json<{ items: ListedEvent[] }>()
    .items.map(({ title }) => title);

test("the list tells coming from past, and what has no place or host", async () => {
  await create({ slug: "one", title: "One", coordinatorId, travelIds: [travelId] });
  const later = { startsAt: "2099-02-15T19:30:00Z", endsAt: "2099-02-15T22:00:00Z" };
  await create({ slug: "two", title: "Two", address: "", city: "Bari", ...later });
  const past = { startsAt: "2020-01-15T19:30:00Z", endsAt: "2020-01-15T22:00:00+01:00" };
  await create({ slug: "three", title: "Three", ...past });
  expect(await titlesOf("when=coming")).toEqual(["One", "Two"]);
  expect(await titlesOf("when=past")).toEqual(["Three"]);
  expect(await titlesOf("place=false")).toEqual(["Two"]);
  expect(await titlesOf("when=coming&host=false")).toEqual(["Two"]);
  expect(await titlesOf("sort=title")).toEqual(["One", "Three", "Two"]);
  expect(await titlesOf("search=bogino&when=past")).toEqual(["Three"]);
  expect((await editor.send("GET", `${path}/cities`)).json()).toEqual(["Bari", "Torino"]);
});

test.each([
  [{ endsAt: "2099-01-15T19:30:00Z" }, "endsAt"],
  [{ longitude: null }, "longitude"],
  [{ address: "", isPublished: true }, "address"],
  [{ coordinatorId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }, "coordinatorId"],
  [{ travelIds: ["5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11"] }, "travelIds"],
  [{ slug: "one" }, "slug"],
  [{ startsAt: "tomorrow" }, "startsAt"],
  [{ cancelledBecause: "x".repeat(201) }, "cancelledBecause"],
])("%j is refused at its field", async (fields, field) => {
  await create({ slug: "one" });
  const json = { ...input, slug: "refused", ...fields };
  const answer = await editor.send("POST", path, { json });
  const { errors } = answer.json<{ errors: { path: string }[] }>();
  expect([answer.statusCode, errors[0]?.path]).toEqual([422, field]);
});

test("the preview says what changes for how many, and writes nothing", async () => {
  const location = await create({ slug: "moved" });
  await signUp(location);
  const preview = async (fields: object) =>
    (
      await editor.send("POST", `${location}/preview`, {
        json: { ...input, slug: "moved", ...fields },
      })
    ).json<EventPreview>();
  expect(await preview({ startsAt: "2099-01-15T20:30:00+01:00" })).toEqual({
    coming: 1,
    waiting: 0,
    changes: [],
  });
  const { changes } = await preview({ city: "Asti", startsAt: "2099-01-14T19:30:00Z" });
  expect(changes.map(({ kind }) => kind)).toEqual(["day", "place"]);
  expect(changes[1]).toMatchObject({ before: "Torino, Via Bogino 9", after: "Asti, Via Bogino 9" });
  expect((await preview({ isPublished: true })).changes.map(({ kind }) => kind)).toEqual([
    "published",
  ]);
  expect((await preview({ cancelledBecause: "Piove" })).changes).toEqual([
    { kind: "cancelled", before: "", after: "Piove" },
  ]);
  expect((await editor.send("GET", location)).json()).toMatchObject({ city: "Torino" });
});

test("an event to which people come is neither deleted nor made too small", async () => {
  const location = await create({ slug: "full", coordinatorId });
  await signUp(location);
  await signUp(location);
  const json = { ...input, slug: "full", coordinatorId, places: 1 };
  expect((await editor.send("PUT", location, { json })).statusCode).toBe(422);
  const refused = await editor.send("DELETE", location);
  expect([refused.statusCode, refused.json<{ coming: number }>().coming]).toEqual([409, 2]);
  const empty = await create({ slug: "empty" });
  expect((await editor.send("DELETE", empty)).statusCode).toBe(200);
  const coordinator = await editor.send("GET", `/api/it/coordinators/${coordinatorId}/users`);
  expect(coordinator.json()).toMatchObject({ events: 1 });
});

test("a save that changes nothing leaves no trace, and an older version is refused", async () => {
  const location = await create({ slug: "twice" });
  const send = (fields: object, version: number) =>
    editor.send("PUT", location, {
      json: { ...input, slug: "twice", ...fields },
      headers: { "if-match": `"${version}"` },
    });
  expect((await send({ startsAt: "2099-01-15T20:30:00+01:00" }, 1)).headers.etag).toBe('"1"');
  expect((await send({ city: "Asti" }, 1)).headers.etag).toBe('"2"');
  expect((await send({ city: "Cuneo" }, 1)).statusCode).toBe(412);
});
