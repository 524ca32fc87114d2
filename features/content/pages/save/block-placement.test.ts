import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { blockSchemas, type BlockName } from "#blocks/schemas.ts";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const block = (blockType: BlockName, id = `${blockType}-1`) => ({
  id,
  blockType,
  enabled: true,
  schedule: null,
  content: { ...blockSchemas[blockType].start },
});
const page = (slug: string, ...blocks: PageInput["blocks"]): PageInput => ({
  ...newPage("space"),
  name: slug,
  slug,
  blocks,
});
const create = (json: PageInput) => admin.send("POST", "/api/it/custompages", { json });
const save = ({ id }: Page, json: PageInput) =>
  admin.send("PUT", `/api/it/custompages/${id}`, { json });

const forHome =
  "What we promise is for the home page: their routing key is set in the page settings.";

test("a block of other pages is refused with its name, and taken by a page of its kind", async () => {
  const promises = block("wr-promises");
  const refused = await create(page("autumn", block("wr-text"), promises));
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    detail: forHome,
    errors: [{ path: "blocks.1.blockType", message: forHome }, { path: "blocks" }],
  });
  const home = { ...page("", promises), name: "Home", routingKey: "index", isFixed: true };
  expect((await create(home)).statusCode).toBe(201);
});

test("a block that stands on a page stays and is edited, but no second one joins it", async () => {
  const included = block("wr-trip-included");
  const trips = { ...page("trips", included), routingKey: "travels-travel" };
  const stored = (await create(trips)).json<Page>();
  const edited = { ...included, content: { ...included.content, title: "All of this" } };
  const custom = { ...page("trips", edited), routingKey: null };
  expect((await save(stored, custom)).statusCode).toBe(200);
  const doubled = { ...custom, blocks: [edited, block("wr-trip-included", "second")] };
  expect((await save(stored, doubled)).json()).toMatchObject({
    errors: [{ path: "blocks.1.blockType" }, { path: "blocks" }],
  });
  // The id of a block that stands there does not let in another type.
  const swapped = { ...block("wr-trip-dates"), id: included.id };
  expect((await save(stored, { ...custom, blocks: [swapped] })).statusCode).toBe(422);
});

test("the ratings need an account with the review provider in the market's settings", async () => {
  const ratings = page("ratings", block("wr-user-rating-carousel"));
  expect((await create(ratings)).statusCode).toBe(422);
  const value = { value: { merchantId: "it-1" } };
  const set = await admin.send("PUT", "/api/it/settings/review_settings", { json: value });
  expect(set.statusCode).toBe(200);
  expect((await create(ratings)).statusCode).toBe(201);
});
