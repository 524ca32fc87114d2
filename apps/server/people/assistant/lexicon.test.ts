import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import type {
  AddedWord,
  DeskSentences,
} from "#features/content/search/lexicon/lexicon-contract.ts";
import { deleteOldSentences } from "#features/content/search/lexicon/store.ts";
import { pathOf } from "#markets/paths.ts";
import {
  hosts,
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
} from "#apps/server/testing/people/people-app.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";

let people: PeopleApp;
let editor: PeopleBrowser;
beforeAll(async () => {
  people = await openPeopleApp();
  await seedSmallCatalogue(people.db, new Date(people.clock.now));
  await ensureDemoStaff(people.db);
  editor = people.browser(hosts.office);
  await editor.signIn("editor@wayroam.test", "wayroam-editor");
});
afterAll(() => people.close());

const path = pathOf("it-IT", "search-ai") ?? "";
const write = (sentence: string, more = "") =>
  people.browser().send("GET", `${path}?q=${encodeURIComponent(sentence)}${more}`);
const desk = async (country = "it") =>
  (await editor.send("GET", `/api/${country}/sentences`)).json<DeskSentences>();
const groupOf = async (key: string) => (await desk()).groups.find((group) => group.key === key);
const add = (words: string, means: object | null) =>
  editor.send("POST", "/api/it/sentences/words", { json: { words, means } });

test("words that were not understood are counted in groups, without addresses, for 30 days", async () => {
  const sentence = "ad agosto con la zattera, scrivetemi a marta@example.com";
  await write(sentence);
  await write("Con la Zattera!");
  // Whoever takes a chip off or chooses an order says the same sentence again.
  await write(sentence, "&drop=season%3Asummer");
  await write(sentence, "&sort=price-asc");
  const group = await groupOf("con la zattera");
  const spelled = (await desk()).groups.filter(({ key }) => key.includes("zattera"));
  expect(spelled.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  const all = JSON.stringify(await desk());
  expect(all).not.toContain("marta@");
  expect(all).toContain("scrivetemi a …");
  expect(group?.isMended ?? false).toBe(false);
  const rows = () => people.db.selectFrom("unread_words").select("id").execute();
  const days = (n: number) => new Date(people.clock.now + n * 86_400_000);
  const kept = (await rows()).length;
  await deleteOldSentences(people.db, days(29), 1000);
  expect((await rows()).length).toBe(kept);
  await deleteOldSentences(people.db, days(31), 1000);
  expect(await rows()).toEqual([]);
});

test("words that staff add are read at once, and no more once they are taken away", async () => {
  await write("ad agosto, tuffi");
  const before = await groupOf("tuffi");
  expect(before).toMatchObject({ count: 1, isMended: false, leftReason: null });
  expect(before?.understood).toHaveLength(1);
  const added = await add("Tuffi", { parameter: "mood", value: "relax" });
  expect(added.statusCode).toBe(201);
  const { id, label } = added.json<AddedWord>();
  expect(label).not.toBe("");
  await expect.poll(() => groupOf("tuffi")).toMatchObject({ count: 1, isMended: true });
  const page = await write("ad agosto, tuffi");
  expect(page.body).toContain("mood=relax");
  expect(page.body).toContain("da “tuffi”");
  expect((await editor.send("DELETE", `/api/it/sentences/words/${id}`)).statusCode).toBe(204);
  await expect.poll(() => groupOf("tuffi")).toMatchObject({ count: 1, isMended: false });
  expect((await write("ad agosto, tuffi")).body).not.toContain("mood=relax");
  expect((await editor.send("DELETE", `/api/it/sentences/words/${id}`)).statusCode).toBe(404);
});

test("added words that say nothing are not missed, and a negation before them holds", async () => {
  expect((await add("amore mio", null)).statusCode).toBe(201);
  const read = async (sentence: string) => (await write(sentence)).body;
  await expect.poll(() => read("amore mio, ad agosto")).not.toContain("“amore mio”");
  await add("gite in barca", { parameter: "mood", value: "relax" });
  await expect.poll(() => read("ad agosto con gite in barca")).toContain("mood=relax");
  expect(await read("ad agosto ma senza gite in barca")).not.toContain("mood=relax");
});

test.each([
  [{ words: "", means: null }, 422, "words"],
  [{ words: "!!", means: null }, 422, "words"],
  [{ words: "x".repeat(61), means: null }, 422, "words"],
  [{ words: "lago", means: { parameter: "mood", value: "sleepy" } }, 422, "means.value"],
  [{ words: "lago", means: { parameter: "priceMax", value: "100" } }, 422, "parameter"],
  [{ words: "lago", means: null, market: "us" }, 400, "market"],
])("%j is refused with its field", async (json, status, field) => {
  const answer = await editor.send("POST", "/api/it/sentences/words", { json });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(field);
});

test("words have one meaning, which a market keeps to itself, and each change is audited", async () => {
  const first = await add("pedalò", { parameter: "discounted", value: "1" });
  expect(first.statusCode).toBe(201);
  const again = await add("Pedalo", null);
  expect(again.statusCode).toBe(409);
  expect((await desk("us")).words).toEqual([]);
  const rows = await people.db
    .selectFrom("audit")
    .selectAll()
    .where("subject", "=", "lexicon-word")
    .where("name", "=", "pedalò")
    .execute();
  expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
    ["editor@wayroam.test", "create"],
  ]);
});

test("words that staff leave keep the reason, and visitors see nothing of the desk", async () => {
  await write("da Bari ad agosto, razzi");
  const json = { key: "razzi", reason: "Nobody flies so high." };
  expect((await editor.send("POST", "/api/it/sentences/leave", { json })).statusCode).toBe(204);
  expect(await groupOf("razzi")).toMatchObject({ leftReason: json.reason });
  const visitor = people.browser();
  expect((await visitor.send("GET", "/api/it/sentences")).statusCode).not.toBe(200);
});
