import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ReplacementReport, Resource } from "#features/catalogue/resources/contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const badges = "/api/it/resources/badges";
let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
const travel = { id: "", name: "Nepal, Annapurna" };
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
  travel.id = (await seedSmallCatalogue(api.db, new Date())).travel.id;
});
afterAll(() => api.close());

let from: Resource;
let to: Resource;
const create = async (path: string, slug: string) =>
  (await editor.send("POST", path, { json: { slug, name: slug.toUpperCase() } })).json<Resource>();
beforeEach(async () => {
  await api.db.updateTable("travel").set({ badge_ids: [], style_id: null }).execute();
  await api.db.deleteFrom("resource").where("kind", "in", ["badges", "travel-styles"]).execute();
  await api.db.deleteFrom("redirect").execute();
  await api.db.deleteFrom("audit").execute();
  from = await create(badges, "old");
  to = await create(badges, "new");
});

const replace = (json: object, query = "", version = 1) =>
  editor.send("POST", `${badges}/${from.id}/replace${query}`, {
    json,
    headers: { "if-match": `"${version}"` },
  });
const wear = (ids: string[]) =>
  api.db.updateTable("travel").set({ badge_ids: ids }).where("id", "=", travel.id).execute();
const worn = async () =>
  (await api.db.selectFrom("travel").select("badge_ids").where("id", "=", travel.id).execute())[0]
    ?.badge_ids;
const listed = async () => (await editor.send("GET", badges)).json<Resource[]>();

test("a dry run says what would move, and writes nothing", async () => {
  await wear([from.id]);
  const redirect = { from: "/vecchio", to: "/cerca?badge=old" };
  await editor.send("POST", "/api/it/redirects", { json: redirect });
  const answer = await replace({ by: to.id }, "?dryRun=1");
  expect(answer.statusCode).toBe(200);
  const { travels, links } = answer.json<ReplacementReport>();
  expect(travels).toEqual([{ kind: "travel", ...travel }]);
  expect(links).toMatchObject([{ kind: "redirect", name: "/vecchio" }]);
  expect(await worn()).toEqual([from.id]);
  expect(await listed()).toEqual(expect.arrayContaining([expect.objectContaining(from)]));
});

test("travels get the other one at its place, searches lead on, and what was replaced is gone", async () => {
  const first = await create(badges, "first");
  await wear([first.id, from.id]);
  expect((await replace({ by: to.id })).json()).toMatchObject({ travels: [{ id: travel.id }] });
  expect(await worn()).toEqual([first.id, to.id]);
  expect(await listed()).toMatchObject([
    { slug: "new", order: 1, formerSlugs: ["old"] },
    { slug: "first", order: 2 },
  ]);
  const trail = await api.db
    .selectFrom("audit")
    .select(["subject", "action", "name", "before", "after"])
    .where("subject_id", "in", [travel.id, from.id, to.id])
    .where("action", "<>", "create")
    .orderBy("at")
    .execute();
  const about = trail.map(({ subject, action, name }) => `${action} ${subject} ${name}`);
  expect(about.toSorted()).toEqual([
    "delete resource OLD",
    `update resource NEW`,
    `update travel ${travel.name}`,
  ]);
  expect(trail.find(({ subject }) => subject === "travel")).toMatchObject({
    before: { badges: "OLD" },
    after: { badges: "NEW" },
  });
});

test("a travel that has both keeps the other one, and what is replaced may stay", async () => {
  await wear([to.id, from.id]);
  expect((await replace({ by: to.id, deletes: false })).statusCode).toBe(200);
  expect(await worn()).toEqual([to.id]);
  expect((await listed()).map(({ slug, formerSlugs }) => [slug, formerSlugs])).toEqual([
    ["old", []],
    ["new", []],
  ]);
});

test("a style, of which a travel has one, is replaced as well", async () => {
  const styles = "/api/it/resources/travel-styles";
  const [light, classic] = [await create(styles, "light"), await create(styles, "classic")];
  await api.db.updateTable("travel").set({ style_id: light.id }).execute();
  await editor.send("POST", `${styles}/${light.id}/replace`, { json: { by: classic.id } });
  const rows = await api.db.selectFrom("travel").select(["id", "style_id"]).execute();
  expect(rows.find(({ id }) => id === travel.id)?.style_id).toBe(classic.id);
});

test("a replacement that cannot be is refused, and nothing moves", async () => {
  await wear([from.id]);
  const style = await create("/api/it/resources/travel-styles", "wild");
  const french = await create("/api/fr/resources/badges", "nouveau");
  for (const by of [from.id, style.id, french.id]) {
    const refused = await replace({ by });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, "by"]);
  }
  expect((await replace({ by: to.id }, "", 2)).statusCode).toBe(412);
  const durations = "/api/it/resources/durations";
  const [fixed, other] = (await editor.send("GET", durations)).json<Resource[]>();
  const path = `${durations}/${fixed?.id}/replace`;
  expect((await editor.send("POST", path, { json: { by: other?.id } })).statusCode).toBe(422);
  expect(await worn()).toEqual([from.id]);
  expect(await listed()).toHaveLength(2);
});
