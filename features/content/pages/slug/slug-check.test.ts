import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const coordinator = {
  name: "Mei",
  slug: "spring",
  city: "Bologna",
  bio: "",
  languages: ["it"],
  since: 2019,
  tripsLed: 3,
  portraitId: null,
  isShown: true,
};
const event = {
  title: "Mei",
  slug: "spring",
  text: "We meet.",
  city: "Torino",
  address: "",
  latitude: null,
  longitude: null,
  startsAt: "2027-01-15T18:30:00Z",
  endsAt: "2027-01-15T21:00:00Z",
  places: null,
  coordinatorId: null,
  travelIds: [],
  pictureId: null,
  isPublished: false,
};
const destination = {
  kind: "region",
  code: "asia",
  region: "",
  name: "Mei",
  slug: "spring",
  lead: "",
  text: "",
  isOffered: true,
};

test.each([
  ["coordinators", coordinator],
  ["events", event],
  ["destinations", destination],
])("staff are told of a slug of %s while they type what a save would say", async (name, json) => {
  const path = `/api/it/${name}`;
  const problemOf = async (query: string, country = "it") =>
    (await editor.send("GET", `/api/${country}/${name}/slug-check?${query}`)).json<unknown>();
  expect(await problemOf("slug=spring")).toEqual({ problem: null });
  const made = await editor.send("POST", path, { json });
  expect(made.statusCode).toBe(201);
  const again = await editor.send("POST", path, { json });
  expect(again.json()).toMatchObject({ errors: [{ path: "slug" }] });
  const problem = again.json<{ errors: { message: string }[] }>().errors[0]?.message;
  expect(await problemOf("slug=spring")).toEqual({ problem });
  expect(problem).toBe("“Mei” has this slug.");
  expect(await problemOf(`slug=spring&id=${made.json<{ id: string }>().id}`)).toEqual({
    problem: null,
  });
  expect(await problemOf("slug=spring", "fr")).toEqual({ problem: null });
  expect(await problemOf("slug=Not%20one")).toMatchObject({ status: 400 });
  const stranger = await api.anonymous().send("GET", `${path}/slug-check?slug=spring`);
  expect(stranger.statusCode).toBe(401);
});
