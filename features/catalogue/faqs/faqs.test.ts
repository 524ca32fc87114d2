import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ListedFaq } from "#features/catalogue/faqs/contract.ts";
import { listFaqs } from "#features/catalogue/faqs/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const path = "/api/it/faqs";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let travelId: string;
beforeAll(async () => {
  api = await openStaffApi();
  travelId = (await seedSmallCatalogue(api.db, new Date())).travel.id;
  editor = await api.signIn("editor");
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom("faq").execute());

const input = {
  category: "general",
  travelId: null,
  destinationId: null,
  question: "Chi c’è nel gruppo?",
  answer: "Chi parte.",
};
const create = async (fields: object) => {
  const answer = await editor.send("POST", path, { json: { ...input, ...fields } });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<{ id: string }>().id;
};
const ordered = async (category: string) => {
  const answer = await editor.send("GET", `${path}/order/${category}`);
  return { version: answer.headers.etag ?? "", faqs: answer.json<ListedFaq[]>() };
};
const placesOf = async (category: string) =>
  (await ordered(category)).faqs.map(({ question, order }) => [order, question]);

test("questions are put in order within their category, by the whole list alone", async () => {
  const ids = [
    await create({ question: "A" }),
    await create({ question: "B" }),
    await create({ question: "C" }),
  ];
  const { version } = await ordered("general");
  const send = (json: readonly object[], ifMatch = version) =>
    editor.send("PUT", `${path}/order/general`, { json, headers: { "if-match": ifMatch } });
  const places = [3, 1, 2].map((order, index) => ({ id: ids[index], order }));
  expect((await send(places.slice(1))).statusCode).toBe(422);
  expect((await send(places.map((each) => ({ ...each, order: 1 })))).statusCode).toBe(422);
  expect((await send(places.map((each) => ({ ...each, id: travelId })))).statusCode).toBe(422);
  expect((await send(places)).statusCode).toBe(200);
  expect(await placesOf("general")).toEqual([
    [1, "B"],
    [2, "C"],
    [3, "A"],
  ]);
  expect((await send(places)).statusCode).toBe(412);
  const shown = (await listFaqs(api.db, "it-IT", null)).map(({ question }) => question);
  expect(shown).toEqual(["B", "C", "A"]);

  await editor.send("DELETE", `${path}/${ids[1]}`);
  expect(await placesOf("general")).toEqual([
    [1, "C"],
    [2, "A"],
  ]);
});

test("a question goes to the end of another category, and only a fitting one belongs to a travel", async () => {
  for (const question of ["A", "B"]) await create({ question });
  const id = await create({ category: "itinerary", question: "D", travelId });
  await create({ category: "itinerary", question: "E" });
  const moved = await editor.send("PUT", `${path}/${id}`, { json: { ...input, question: "D" } });
  expect(moved.json()).toMatchObject({ category: "general", order: 3 });
  expect(await placesOf("itinerary")).toEqual([[1, "E"]]);
  const refused = await editor.send("POST", path, { json: { ...input, travelId } });
  expect([
    refused.statusCode,
    refused.json<{ errors: { path: string }[] }>().errors[0]?.path,
  ]).toEqual([422, "travelId"]);
  const elsewhere = await editor.send("POST", "/api/fr/faqs", {
    json: { ...input, category: "itinerary", travelId },
  });
  expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([
    422,
    { errors: [{ path: "travelId" }] },
  ]);
  const foreign = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
  const json = { ...input, category: "destination", destinationId: foreign };
  expect((await editor.send("POST", path, { json })).statusCode).toBe(422);
});

test("the list is searched and filtered", async () => {
  await create({ category: "itinerary", question: "Quanto si cammina?", travelId });
  const found = async (query: string) => {
    const answer = await editor.send("GET", `${path}?${query}`);
    return answer.json<{ items: ListedFaq[] }>().items.map(({ question }) => question);
  };
  expect(await found("search=cammina")).toEqual(["Quanto si cammina?"]);
  expect(await found("search=annapurna")).toEqual(["Quanto si cammina?"]);
  expect(await found(`travel=${travelId}&attached=true`)).toEqual(["Quanto si cammina?"]);
  expect(await found("search=cammina&category=general")).toEqual([]);
});
