import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageInput } from "#features/content/pages/contract.ts";
import type { SeoResponse } from "#features/content/pages/seo-contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { pathOf } from "#markets/paths.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  await seedSmallCatalogue(office.db, new Date());
});
afterAll(() => office.close());

const call = "/api/it/seo-check";
const nothing = { links: [], title: "", description: "", pageId: null };
const check = async (over: Readonly<Record<string, unknown>>, country = "it") =>
  (
    await editor.send("POST", `/api/${country}/seo-check`, { json: { ...nothing, ...over } })
  ).json<SeoResponse>();
const seo = { title: "", description: "", robots: "index,follow", image: null } as const;
const space = { blockType: "wr-space", content: { spaceSize: "small" }, schedule: null };
const page = {
  routingKey: null,
  seo,
  customHtmlClasses: [],
  customCss: "",
  isFixed: false,
  attributes: { transparentHeader: false, hideLayout: false },
  blocks: [{ ...space, id: "space", enabled: true }],
};
const create = async (slug: string, over: Partial<PageInput> = {}) => {
  const json = { ...page, name: slug, slug, isPublished: true, ...over };
  return (await editor.send("POST", "/api/it/custompages", { json })).json<{ id: string }>().id;
};

test("the check needs a session and the same origin, and refuses unknown fields", async () => {
  const anonymous = office.anonymous();
  expect((await anonymous.send("POST", call, { json: nothing })).statusCode).toBe(401);
  expect((await editor.send("POST", "/api/xx/seo-check", { json: nothing })).statusCode).toBe(404);
  const foreign = { json: nothing, headers: { origin: "http://evil.test" } };
  expect((await editor.send("POST", call, foreign)).statusCode).toBe(403);
  const wrong: [object, number][] = [
    [{ colour: "red" }, 400],
    [{ links: Array.from({ length: 301 }, (_, at) => `/${at}`) }, 422],
    [{ links: [`/${"x".repeat(500)}`] }, 422],
    [{ links: ["https://elsewhere.test/"] }, 422],
    [{ links: ["//elsewhere.test/"] }, 422],
    [{ title: "x".repeat(201) }, 422],
    [{ pageId: "7" }, 422],
  ];
  for (const [over, status] of wrong) {
    const answer = await editor.send("POST", call, { json: { ...nothing, ...over } });
    expect({ over, status: answer.statusCode }).toEqual({ over, status });
  }
});

/** Written to the database directly: the API would refuse chains and loops. */
const redirect = (from: string, to: string) =>
  office.db
    .insertInto("redirect")
    .values({ market: "it-IT", from_path: from, to_path: to, status: 301, enabled: true })
    .execute();

test("each link gets the status that a visitor of the market would meet", async () => {
  await create("Live-Page");
  await create("draft", { isPublished: false });
  await redirect("/old", "/older");
  await redirect("/older", "/live-page");
  await redirect("/round", "/and-round");
  await redirect("/and-round", "/round");
  await redirect("/away", "https://elsewhere.test/");
  const at = (route: Parameters<typeof pathOf>[1], params: Readonly<Record<string, string>> = {}) =>
    pathOf("it-IT", route, params) ?? "";
  const travel = "nepal-annapurna";
  const expected: readonly [string, SeoResponse["links"][number]["end"]][] = [
    ["/", "found"],
    [`${at("search")}?q=nepal#top`, "found"],
    [at("travels-travel", { travel }), "found"],
    [at("travels-travel-itinerary", { travel }), "found"],
    [at("travels-travel-tour", { travel, tour: "coming" }), "found"],
    [at("travels-travel-tour", { travel, tour: "never" }), "missing"],
    [at("travels-travel", { travel: "atlantis" }), "missing"],
    [at("coordinators-coordinator", { coordinator: "mei" }), "found"],
    [at("coordinators-coordinator", { coordinator: "nobody" }), "missing"],
    ["/LIVE-page/", "found"],
    ["/draft", "unpublished"],
    ["/nowhere", "missing"],
    ["/old", "found"],
    ["/round", "loop"],
    ["/away", "elsewhere"],
  ];
  const { links } = await check({ links: expected.map(([link]) => link) });
  expect(links.map(({ link, end }) => [link, end])).toEqual(expected);
  expect(links.find(({ link }) => link === "/old")?.through).toEqual(["/older", "/live-page"]);

  const french = await check({ links: ["/live-page", at("travels-travel", { travel })] }, "fr");
  expect(french.links.map(({ end }) => end)).toEqual(["missing", "missing"]);
});

test("an unpublished page may link to itself", async () => {
  const pageId = await create("myself", { isPublished: false });
  expect((await check({ links: ["/myself"], pageId })).links[0]?.end).toBe("found");
});

test("a link to a renamed travel gets its new path", async () => {
  const { db } = office;
  const { id } = await db.selectFrom("travel").select("id").executeTakeFirstOrThrow();
  await db
    .insertInto("former_slug")
    .values({ market: "it-IT", kind: "travel", slug: "nepal-2019", target_id: id })
    .execute();
  const link = pathOf("it-IT", "travels-travel", { travel: "nepal-2019" }) ?? "";
  const now = pathOf("it-IT", "travels-travel", { travel: "nepal-annapurna" });
  expect((await check({ links: [link] })).links).toEqual([{ link, end: "found", through: [now] }]);
});

test("other pages with the same title or description are named", async () => {
  const sharedMetadata = { title: "Capodanno insieme", description: "Dodici amici nuovi." };
  const firstPageId = await create("capodanno-1", { seo: { ...seo, ...sharedMetadata } });
  const shown = (title: string, enabled: boolean) => ({
    id: title,
    blockType: "wr-text",
    enabled,
    schedule: null,
    content: { title, text: "Dodici amici.", customCss: "" },
  });
  const secondPageId = await create("capodanno-2", {
    name: "Internal",
    blocks: [shown("Agosto", false), shown("capodanno INSIEME", true)],
  });
  await create("capodanno-3", { name: "capodanno insieme" });
  const answer = await check({ ...sharedMetadata, pageId: firstPageId });
  expect(answer.sameTitle).toEqual([{ id: secondPageId, name: "Internal" }]);
  expect(answer.sameDescription).toEqual([]);
  expect((await check({ ...sharedMetadata, pageId: secondPageId })).sameDescription).toEqual([
    { id: firstPageId, name: "capodanno-1" },
  ]);
  expect((await check(sharedMetadata, "fr")).sameTitle).toEqual([]);
});

test("the texts that the market adds around titles are returned", async () => {
  const { aroundTitle, aroundName, untitled } = await check({});
  expect(untitled).toMatchObject({ title: "Wayroam" });
  expect(aroundTitle).toEqual(["", " · Wayroam"]);
  expect(aroundName.join("")).toContain("Wayroam");
});

test("a page's picture must be an id or null", async () => {
  for (const image of ["cover.jpg", "/media/cover.jpg", "https://elsewhere.test/a.jpg", ""]) {
    const json = {
      ...page,
      name: "A",
      slug: "picture",
      isPublished: false,
      seo: { ...seo, image },
    };
    const answer = await editor.send("POST", "/api/it/custompages", { json });
    expect({ image, status: answer.statusCode }).toEqual({ image, status: 422 });
    expect(answer.json<{ errors: object[] }>().errors).toContainEqual({
      path: "seo.image",
      message: "Choose a picture of the library, or none.",
    });
  }
});
