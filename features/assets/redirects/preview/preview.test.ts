import { afterAll, beforeAll, expect, test } from "vitest";
import type { RedirectPreview } from "#features/assets/redirects/contract.ts";
import { openRedirectApi } from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
beforeAll(async () => {
  redirects = await openRedirectApi();
});
afterAll(() => redirects.close());

const preview = async (json: object) => {
  const answer = await redirects.editor.send("POST", "/api/it/redirects/preview", { json });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  return answer.json<RedirectPreview>();
};
const stored = async () =>
  (await redirects.editor.send("GET", "/api/it/redirects")).json<{ total: number }>().total;

test("a preview walks the way as it would be, and writes nothing", async () => {
  const before = await stored();
  const { errors, now, after } = await preview({ from: "/asia", to: "/viaggi/nepal-annapurna" });
  expect(errors).toEqual([]);
  expect(now?.end).toMatchObject({ kind: "missing", status: 404 });
  expect(after).toMatchObject({
    hops: [{ from: "/asia", status: 301, to: "/viaggi/nepal-annapurna" }],
    end: { kind: "catalogue", status: 200 },
  });
  expect(await stored()).toBe(before);
});

test("full addresses of the market's site become paths in previews and saves", async () => {
  const site = "https://it.localhost:3000";
  const full = { from: `${site}/da-lontano`, to: `${site}/viaggi/nepal-annapurna?a=b#c` };
  expect(await preview(full)).toMatchObject({ errors: [], after: { end: { status: 200 } } });
  const { id, ...paths } = await redirects.create(full);
  expect(paths).toMatchObject({ from: "/da-lontano", to: "/viaggi/nepal-annapurna?a=b#c" });
  const saved = await redirects.put(id, { ...paths, to: "it.localhost:3000/cerca" });
  expect(saved.json()).toMatchObject({ to: "/cerca" });
  expect(await preview({ ...full, to: "https://es.localhost:3000/x" })).toMatchObject({
    errors: [{ path: "to", message: expect.stringMatching(/^This is another site/) }],
  });
});

test("a preview of a stored redirect leaves its former state out", async () => {
  const { id } = await redirects.create({ from: "/vecchio", to: "/cerca" });
  const moved = await preview({ id, from: "/nuovo", to: "/vecchio" });
  expect(moved.after?.end).toMatchObject({ kind: "missing", path: "/vecchio" });
  const off = await preview({ id, from: "/vecchio", to: "/cerca", enabled: false });
  expect(off.now?.hops).toHaveLength(1);
  expect(off.after?.end).toMatchObject({ kind: "missing" });
  const gone = await preview({ id, from: "/vecchio", to: null, status: 410 });
  expect(gone.after?.end).toMatchObject({ kind: "gone", status: 410 });
});

test("a preview says what a save would refuse", async () => {
  await redirects.create({ from: "/primo", to: "/cerca" });
  const chain = await preview({ from: "/zero", to: "/primo" });
  expect(chain.errors).toMatchObject([{ path: "to", message: expect.stringMatching(/^A chain/) }]);
  expect(chain.after?.hops).toHaveLength(2);
  const page = await preview({ from: "/viaggi/nepal-annapurna", to: "/cerca" });
  expect(page.errors).toMatchObject([{ path: "from" }]);
  expect(await preview({ from: "//evil.test", to: "/cerca" })).toMatchObject({
    errors: [{ path: "from" }],
    now: null,
    after: null,
  });
});
