import { afterAll, beforeAll, expect, test } from "vitest";
import { openTravelApi } from "#apps/server/testing/travel-api.ts";

let api: Awaited<ReturnType<typeof openTravelApi>>;
beforeAll(async () => {
  api = await openTravelApi();
});
afterAll(() => api.close());

const coordinator = {
  name: "Nives",
  slug: "nives",
  city: "Trento",
  bio: "First words.",
  languages: ["it"],
  since: 2020,
  tripsLed: 2,
  portraitId: null,
  isShown: true,
};
const faq = {
  category: "general",
  travelId: null,
  destinationId: null,
  question: "Who leads?",
  answer: "First words.",
};
const event = {
  title: "Evening in Turin",
  slug: "evening-in-turin",
  text: "First words.",
  city: "Torino",
  address: "",
  latitude: null,
  longitude: null,
  startsAt: "2031-01-15T18:30:00.000Z",
  endsAt: "2031-01-15T21:00:00.000Z",
  places: 40,
  coordinatorId: null,
  travelIds: [],
  pictureId: null,
  isPublished: false,
};

test.each([
  ["coordinators", coordinator, "bio"],
  ["faqs", faq, "answer"],
  ["events", event, "text"],
])("an older version of one of the %s is read and put back", async (kind, input, field) => {
  const path = `/api/it/${kind}`;
  const created = await api.editor.send("POST", path, { json: input });
  expect(created.statusCode).toBe(201);
  const { id } = created.json<{ id: string }>();
  const saved = await api.editor.send("PUT", `${path}/${id}`, {
    json: { ...input, [field]: "Other words." },
  });
  expect(saved.statusCode).toBe(200);
  const list = await api.editor.send("GET", `${path}/${id}/versions`);
  expect(list.json()).toMatchObject({ total: 2, items: [{ version: 2 }, { version: 1 }] });
  const first = await api.editor.send("GET", `${path}/${id}/versions/1`);
  expect(first.json()).toMatchObject({ content: { [field]: "First words." } });
  const back = await api.editor.send("POST", `${path}/${id}/versions/1/restore`, {
    json: {},
    headers: { "if-match": saved.headers["etag"] ?? "" },
  });
  expect(back.json()).toMatchObject({ id, [field]: "First words." });
});
