import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { insertRedirect } from "#features/assets/redirects/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Page, PageConsequences, PageInput, PagePublishing } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { linkFinder } from "./links-to.ts";

const isLink = linkFinder("/old-offer");

test.each([
  ["/old-offer", true],
  ["/Old-Offer/?from=mail#dates", true],
  ["Read [the offer](/old-offer) again", true],
  ['<a href="/old-offer">', true],
  ["/old-offers", false],
  ["/old-offer/more", false],
  ["/the/old-offer", false],
  ["https://elsewhere.test/old-offer", false],
])("%s is a link to the page: %s", (text, expected) => {
  expect(isLink(text)).toBe(expected);
});

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const create = async (overrides: Partial<PageInput>, country = "it") => {
  const json = { ...newPage("space"), ...overrides };
  return (await editor.send("POST", `/api/${country}/custompages`, { json })).json<Page>();
};
const consequencesOf = async ({ id }: Page) =>
  (await editor.send("GET", `/api/it/custompages/${id}/consequences`)).json<PageConsequences>();
const linkTo = (address: string): PageInput["blocks"] => [
  {
    id: "text",
    blockType: "wr-text",
    content: { title: "", text: `See [the offer](${address}).` },
    enabled: true,
    schedule: null,
  },
];
const none = { count: 0, items: [] };

test("what leads to a published page is counted and named, of its market alone", async () => {
  const page = await create({ name: "Offer", slug: "offer", isPublished: true });
  const linking = await create({
    name: "Autumn",
    slug: "autumn",
    isPublished: true,
    blocks: linkTo("/offer?a=b"),
  });
  await create({ name: "Draft", slug: "draft", blocks: linkTo("/offer") });
  await create({ name: "Other", slug: "other", isPublished: true, blocks: linkTo("/offers") });
  await create({ name: "Fr", slug: "fr", isPublished: true, blocks: linkTo("/offer") }, "fr");
  const redirect = { to: "/Offer#now", status: 301, enabled: true } as const;
  const { id } = await insertRedirect(api.db, "it-IT", { ...redirect, from: "/before" });
  await insertRedirect(api.db, "it-IT", { ...redirect, from: "/off", enabled: false });
  await api.db
    .insertInto("layout")
    .values({
      market: "it-IT",
      area: "header",
      content: JSON.stringify({ links: [{ label: "Our offer", to: "/offer" }] }),
    })
    .execute();
  const content = {
    title: "About us",
    lead: "",
    sections: [{ heading: "", text: "[The offer](/offer)" }],
    seo: { title: "", description: "" },
  };
  await api.db
    .insertInto("page_content")
    .values({ market: "it-IT", kind: "fixed", key: "about", content: JSON.stringify(content) })
    .execute();
  expect(await consequencesOf(page)).toEqual({
    path: "/offer",
    leadsTo: null,
    redirects: { count: 1, items: [{ id, name: "/before" }] },
    pages: { count: 1, items: [{ id: linking.id, name: "Autumn" }] },
    layout: { count: 1, items: [{ id: "header", name: "Our offer" }] },
    contents: { count: 1, items: [{ id: "fixed/about", name: "About us" }] },
  });
});

test("a page that visitors do not meet at its slug breaks nothing", async () => {
  const draft = await create({ name: "Later", slug: "later" });
  const all = { redirects: none, pages: none, layout: none, contents: none };
  expect(await consequencesOf(draft)).toEqual({ path: null, leadsTo: null, ...all });
  const led = await create({ name: "Led", slug: "led", isPublished: true });
  await insertRedirect(api.db, "it-IT", {
    from: "/led",
    to: "/elsewhere",
    status: 301,
    enabled: true,
  });
  expect(await consequencesOf(led)).toEqual({ path: "/led", leadsTo: "/elsewhere", ...all });
});

const publishing = async (overrides: Partial<PageInput>) => {
  const json = { ...newPage("space"), name: "Spring", slug: "spring", ...overrides };
  const answer = await editor.send("POST", "/api/it/custompages/publishing", { json });
  return answer.json<PagePublishing>();
};
const seo = { title: "Spring trips", description: "Where to in May.", image: null } as const;

test("a complete page is published without anything to look at", async () => {
  const overrides = { blocks: linkTo("/elsewhere"), seo: { ...seo, robots: "all" } as const };
  expect(await publishing(overrides)).toEqual({
    path: "/spring",
    isListed: true,
    redirect: null,
    emptyBlocks: [],
    showsSomething: true,
    title: "Spring trips",
    lacks: [],
  });
});

test("what a page to be published lacks is told, and nothing of it is written", async () => {
  const [text] = linkTo("/elsewhere");
  const byHand = { title: "By hand", choose: "by-hand", limit: 4, showAll: true, customCss: "" };
  const blocks = [
    {
      ...text!,
      id: "people",
      blockType: "wr-coordinators",
      content: { ...byHand, coordinators: [] },
    },
    {
      ...text!,
      id: "off",
      blockType: "wr-faq",
      content: { title: "", questions: [] },
      enabled: false,
    },
  ];
  await insertRedirect(api.db, "it-IT", { from: "/may", to: "/june", status: 301, enabled: true });
  const robots = "noindex,follow" as const;
  const found = await publishing({
    slug: "may",
    blocks,
    seo: { ...seo, title: " ", description: "", robots },
  });
  expect(found).toMatchObject({
    path: "/may",
    isListed: false,
    redirect: { from: "/may", to: "/june" },
    emptyBlocks: [{ id: "people", label: "Coordinators", message: "Choose a coordinator." }],
    showsSomething: false,
    title: "",
    lacks: ["title", "description"],
  });
  expect((await publishing({})).showsSomething).toBe(false);
  const pages = api.db
    .selectFrom("custom_page")
    .select("id")
    .where("slug", "in", ["may", "spring"]);
  expect(await pages.execute()).toEqual([]);
});

test("only staff are told, and only of a page that there is", async () => {
  const path = "/api/it/custompages/5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11/consequences";
  expect((await api.anonymous().send("GET", path)).statusCode).toBe(401);
  const dryRun = await api.anonymous().send("POST", "/api/it/custompages/publishing", { json: {} });
  expect(dryRun.statusCode).toBe(401);
  expect((await editor.send("GET", path)).statusCode).toBe(404);
});
