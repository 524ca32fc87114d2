import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { marketById } from "#markets/markets.ts";
import { bytesOf } from "#platform/server/pages/rendered-page.ts";
import { documentAt } from "./documents.ts";

const now = new Date("2026-11-20T12:00:00Z");
let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan"], "2026-11-20");
});
afterAll(() => demo.close());

test("what staff call a trip is text in a feed, whatever signs it holds", async () => {
  await demo.db
    .updateTable("travel")
    .set({ name: "Sea & <b>Sun</b>" })
    .where("market", "=", "en-US")
    .execute();
  const { slug } = await demo.db
    .selectFrom("travel")
    .select("slug")
    .where("market", "=", "en-US")
    .executeTakeFirstOrThrow();
  const origin = "http://x";
  const market = marketById("en-US");
  const options = {
    db: demo.db,
    market,
    product: "Wayroam",
    origin,
    now,
    ...demo.openSources(now),
  };
  for (const path of ["/feed.xml", `/feed/${slug}.xml`]) {
    const file = await documentAt(path)?.(options);
    const text = file ? (await bytesOf(file, "identity")).toString() : "";
    const [, item = ""] = /<item>([^]*?)<\/item>/.exec(text) ?? [];
    expect(item).toContain("<title>Sea &amp; &lt;b&gt;Sun&lt;/b&gt;");
    expect(text).not.toMatch(/<b>|& /);
  }
});
