import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageInput } from "#features/content/pages/contract.ts";
import type { ChoiceList } from "#platform/choices/choice.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { eventInput } from "../testing/events/event-scene.ts";
import { openStaffApi } from "../testing/staff-api.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;

const ask = async (list: string, query = "", country = "it") =>
  (await editor.send("GET", `/api/${country}/choices/${list}?${query}`)).json<ChoiceList>();
const labels = async (list: string, query = "", country = "it") =>
  (await ask(list, query, country)).items.map(({ label }) => label);

const createPage = async (name: string, over: Partial<PageInput> = {}) => {
  const json = {
    name,
    slug: name.toLowerCase(),
    routingKey: null,
    seo: { title: "", description: "", robots: "index,follow", image: null },
    customHtmlClasses: [],
    customCss: "",
    isPublished: true,
    isFixed: false,
    attributes: { transparentHeader: false, hideLayout: false },
    blocks: [
      {
        id: "space",
        blockType: "wr-space",
        content: { spaceSize: "small" },
        enabled: true,
        schedule: null,
      },
    ],
    ...over,
  };
  const { statusCode, body } = await editor.send("POST", "/api/it/custompages", { json });
  expect({ statusCode, body }).toMatchObject({ statusCode: 201 });
};
const createResource = async (kind: string, json: object) => {
  const { statusCode, body } = await editor.send("POST", `/api/it/resources/${kind}`, { json });
  expect({ statusCode, body }).toMatchObject({ statusCode: 201 });
  return JSON.parse(body) as { id: string };
};

beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  await createPage("Capodanno");
  await createPage("Bozza", { isPublished: false });
  await createPage("Le partenze", { slug: "le-partenze", isFixed: true, routingKey: "tours" });
  await office.db
    .insertInto("page_content")
    .values({
      market: "it-IT",
      kind: "fixed",
      key: "contacts",
      content: JSON.stringify({ title: "Contatti", lead: "", sections: [] }),
    })
    .execute();
});
afterAll(() => office.close());

test("pages are named by the path at which visitors find them, the site's own after those of staff", async () => {
  const { items, total } = await ask("pages");
  expect(items.map(({ id }) => id)).toEqual([
    "/bozza",
    "/capodanno",
    "/contatti",
    "/",
    "/viaggi",
    "/coordinatori",
    "/partenze-confermate",
    "/cerca",
    "/eventi-wemeet",
  ]);
  expect(total).toBe(items.length);
  expect(items[0]).toEqual({
    id: "/bozza",
    slug: "bozza",
    label: "Bozza",
    detail: "/bozza · not published",
    picture: null,
  });
  const tours = items.find(({ id }) => id === "/partenze-confermate");
  expect(tours?.label).toBe("Le partenze");
});

test("pages are searched by every word of their name or path", async () => {
  expect(await labels("pages", "search=capo")).toEqual(["Capodanno"]);
  expect(await labels("pages", "search=contatti")).toEqual(["Contatti"]);
  expect(await labels("pages", "search=contatti%20altrove")).toEqual([]);
  expect(await labels("pages", `search=${encodeURIComponent("%")}`)).toEqual([]);
});

test("pages are paged across staff's and the site's own without a gap", async () => {
  const all = await labels("pages");
  const paged = await Promise.all(
    [1, 2, 3].map((page) => labels("pages", `pageSize=3&page=${page}`)),
  );
  expect(paged.flat()).toEqual(all);
  expect(await labels("pages", "pageSize=3&page=4")).toEqual([]);
});

test("pages are looked up by path, and belong to their market", async () => {
  const ids = encodeURIComponent("/capodanno,/contatti,/nowhere,capodanno");
  expect(await labels("pages", `ids=${ids}`)).toEqual(["Contatti", "Capodanno"]);
  expect(await labels("pages", `ids=${ids}`, "fr")).toEqual([]);
  expect(await labels("pages", "search=capo", "fr")).toEqual([]);
  expect((await ask("pages", "", "de")).items.map(({ id }) => id)).toContain("/");
});

test("date ranges keep the order of staff, and are found by former slugs too", async () => {
  const days = { from: "2027-12-20", to: "2028-01-06" };
  const { id } = await createResource("date-ranges", { slug: "xmas", name: "Natale", ...days });
  await createResource("date-ranges", { slug: "autumn", name: "Autunno", ...days });
  expect(await labels("date-ranges")).toEqual(["Natale", "Autunno"]);
  expect(await labels("date-ranges", "search=aut")).toEqual(["Autunno"]);
  expect((await ask("date-ranges", "pageSize=1")).total).toBe(2);
  const before = await editor.send("GET", `/api/it/resources/date-ranges/${id}`);
  const renamed = await editor.send("PUT", `/api/it/resources/date-ranges/${id}`, {
    json: { slug: "christmas", name: "Natale", ...days },
    headers: { "if-match": String(before.headers["etag"]) },
  });
  expect(renamed.statusCode).toBe(200);
  const { items } = await ask("date-ranges", "ids=xmas,never");
  expect(items).toMatchObject([
    { slug: "xmas", detail: "20/12/2027 to 06/01/2028 · christmas (was xmas)" },
  ]);
  expect(await labels("date-ranges", "ids=xmas", "fr")).toEqual([]);
});

test("cities of events are chosen by their names, also where those have a comma", async () => {
  const [soon, past] = ["2099-01-15", "2001-01-15"].map((day) => ({
    startsAt: `${day}T18:30:00.000Z`,
    endsAt: `${day}T21:00:00.000Z`,
  }));
  for (const fields of [
    { city: "Aosta", ...past },
    { city: "Forlì, Emilia", ...soon },
  ])
    await editor.send("POST", "/api/it/events", { json: eventInput(fields) });
  expect((await ask("event-cities")).items).toMatchObject([
    { label: "Aosta", slug: "aosta", detail: "nothing to come" },
    { label: "Forlì, Emilia", slug: "forli-emilia", detail: "1 to come" },
  ]);
  expect(await labels("event-cities", "search=forli")).toEqual(["Forlì, Emilia"]);
  expect(await labels("event-cities", "ids=forli-emilia,bari")).toEqual(["Forlì, Emilia"]);
  expect(await labels("event-cities", "", "fr")).toEqual([]);
});

test("travel types are those of their market alone, and of their kind", async () => {
  await createResource("travel-type-primary", { slug: "trek", name: "Trekking" });
  await createResource("travel-type-secondary", { slug: "city", name: "Città" });
  expect(await labels("travel-type-primary")).toEqual(["Trekking"]);
  expect(await labels("travel-type-primary", "ids=city")).toEqual([]);
  expect(await labels("travel-type-primary", "", "es")).toEqual([]);
});
