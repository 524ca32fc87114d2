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

const list = "/api/it/redirects";
const first = { from: "/first", to: "/travels", status: 301, enabled: true };

const create = async (input: object, path = list): Promise<string> => {
  const created = await editor.send("POST", path, { json: input });
  expect(created.statusCode).toBe(201);
  return `${path}/${created.json<{ id: string }>().id}`;
};
const save = (path: string, json: object) => editor.send("PUT", path, { json });
const summaries = async (path: string) =>
  (await editor.send("GET", `${path}/versions`))
    .json<{ items: { version: number; author: string; summary: string }[] }>()
    .items.map(({ version, author, summary }) => ({ version, author, summary }));
const restore = (path: string, version: number, seen: number) =>
  editor.send("POST", `${path}/versions/${version}/restore`, {
    json: {},
    headers: { "if-match": `"${seen}"` },
  });

test("each save of a record keeps a version, with who, when and what", async () => {
  const path = await create(first);
  await save(path, { ...first, to: "/offers", enabled: false });
  await save(path, { ...first, to: "/offers", enabled: false }); // changes nothing
  expect(await summaries(path)).toEqual([
    { version: 2, author: "Emma Clarke", summary: "To, Enabled" },
    { version: 1, author: "Emma Clarke", summary: "Created" },
  ]);
  const { content } = (await editor.send("GET", `${path}/versions/1`)).json<{ content: object }>();
  expect(content).toEqual(first);
});

test("a version is put back by the rules of every save", async () => {
  const original = { ...first, from: "/second" };
  const path = await create(original);
  await save(path, { ...original, from: "/second-moved" });
  expect((await restore(path, 1, 1)).statusCode).toBe(412);
  await create({ ...original, to: "/elsewhere" });
  const taken = await restore(path, 1, 2);
  expect(taken.statusCode).toBe(422);
  expect(taken.json()).toMatchObject({ errors: [{ path: "from" }] });

  const third = { ...first, from: "/third" };
  const other = await create(third);
  await save(other, { ...third, to: "/offers" });
  const restored = await restore(other, 1, 2);
  expect(restored.json()).toMatchObject(third);
  expect(restored.headers["etag"]).toBe('"3"');
  expect((await summaries(other))[0]).toMatchObject({ version: 3, summary: "Restored version 1" });
  const { items } = (
    await (await api.signIn("admin")).send("GET", `/api/it/audit?action=restore&entity=redirect`)
  ).json<{
    items: object[];
  }>();
  expect(items).toMatchObject([{ entity: "redirect", name: "/third", version: 3 }]);
});

test("a version that was not kept is not found, nor is that of another kind or country", async () => {
  const path = await create({ ...first, from: "/fourth" });
  const id = path.split("/").at(-1);
  expect((await restore(path, 7, 1)).statusCode).toBe(404);
  for (const other of [`/api/es/redirects/${id}`, `/api/it/resources/badges/${id}`])
    expect((await editor.send("GET", `${other}/versions/1`)).statusCode).toBe(404);
});

test("resources keep their own fields in versions", async () => {
  const center = { slug: "north", name: "North", number: "1" };
  const path = await create(center, "/api/it/resources/cost-centers");
  await save(path, { ...center, number: "2" });
  expect((await summaries(path))[0]).toMatchObject({ version: 2, summary: "Number" });
  expect((await restore(path, 1, 2)).json()).toMatchObject(center);
});
