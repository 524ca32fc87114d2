import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { Page } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import type { StoredVersion } from "../versions/contract.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());

const tableBytes = async (table: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${table}::regclass)::int as bytes`.execute(api.db);
  return rows[0]?.bytes ?? 0;
};

/** Reproducible pseudo-random words that compress about as well as prose. */
const prose = (seed: number, length: number): string => {
  let state = seed + 1;
  let text = "";
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${((state % 4096) * 65_537).toString(36)} `;
  }
  return text.trim();
};

test("each save of a large page adds about half its size to the versions and little to the audit", async () => {
  const editor = await api.signIn("editor");
  const pages = "/api/it/custompages";
  const blocks = Array.from({ length: 400 }, (_, index) => ({
    id: `block-${index}`,
    blockType: "wr-text",
    content: { title: "", text: prose(index, 4000), customCss: "" },
    enabled: true,
    schedule: null,
  }));
  const sent = { ...newPage("space"), name: "Large", slug: "large", blocks };
  const created = await editor.send("POST", pages, { json: sent });
  const bytes = created.body.length;
  expect(bytes).toBeGreaterThan(1_600_000);
  const { id } = created.json<Page>();
  const before = { audit: await tableBytes("audit"), versions: await tableBytes("record_version") };
  const saves = 6;
  for (let save = 0; save < saves; save += 1) {
    const json = {
      ...sent,
      blocks: blocks.map((block, index) =>
        index === save ? { ...block, content: { ...block.content, title: `Save ${save}` } } : block,
      ),
    };
    expect((await editor.send("PUT", `${pages}/${id}`, { json })).statusCode).toBe(200);
  }
  expect((await tableBytes("audit")) - before.audit).toBeLessThan(200_000);
  expect((await tableBytes("record_version")) - before.versions).toBeLessThan(saves * bytes * 0.6);
  const second = await editor.send("GET", `${pages}/${id}/versions/2`);
  expect(second.json()).toMatchObject({
    version: 2,
    blockCount: 400,
    isPublished: false,
    content: { name: "Large" },
  });
  const { content } = second.json<StoredVersion>();
  expect(content.blocks.slice(1)).toEqual(blocks.slice(1));
  expect(content.blocks[0]).toMatchObject({ content: { title: "Save 0" } });
});
