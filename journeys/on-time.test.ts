import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { insertRedirect, redirectsTag } from "#features/assets/redirects/store.ts";
import { maintenanceSchema } from "#features/company/settings/contract.ts";
import { saveSetting } from "#features/company/settings/save.ts";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { textBlock } from "./office.ts";
import { server } from "./own-database.ts";
import { openPair, type Pair } from "./process-pair.ts";
import { read } from "./read.ts";
import { type Call, staffOf } from "./within.ts";

const second = 1000;

// Two processes need a server between them.

let pair: Pair;
let call: Call;
beforeAll(async () => {
  if (!server) return;
  pair = await openPair();
  call = await staffOf(pair.products[0]);
});
afterAll(() => pair?.close());

const create = async (blocks: object[], isPublished: boolean) => {
  const slug = `on-time-${crypto.randomUUID().slice(0, 8)}`;
  const page = { ...newPage("a"), name: slug, slug, isPublished, blocks };
  const { status, body } = await call("POST", "it/custompages", page);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; slug: string };
};
const iso = (moment: number) => new Date(moment).toISOString();
/** A moment some seconds after the present one. */
const ahead = (seconds: number) => pair.clock.now().getTime() + seconds * second;

test.skipIf(!server)(
  "a block with a time stands there from its first millisecond to its last",
  async () => {
    const [from, to] = [ahead(40), ahead(60)];
    const { slug } = await create(
      [textBlock("Sempre"), textBlock("Adesso", { schedule: { from: iso(from), to: iso(to) } })],
      true,
    );
    const isThere = async () =>
      (await pair.askBoth(`/${slug}`)).map(({ text }) => [
        text.includes("Sempre"),
        text.includes("Adesso"),
      ]);
    const both = (value: readonly boolean[]) => [value, value];
    await expect.poll(isThere).toEqual(both([true, false]));
    pair.clock.goTo(from - 1);
    expect(await isThere()).toEqual(both([true, false]));
    pair.clock.goTo(from);
    expect(await isThere()).toEqual(both([true, true]));
    pair.clock.goTo(to - 1);
    expect(await isThere()).toEqual(both([true, true]));
    pair.clock.goTo(to);
    expect(await isThere()).toEqual(both([true, false]));
  },
);

test.skipIf(!server)("a page is published and taken back at its times", async () => {
  const { id, slug } = await create([textBlock("Puntuale")], false);
  const [publishAt, unpublishAt] = [ahead(40), ahead(60)];
  await pair.bothAnswer(`/${slug}`, 404);
  const moments = { publishAt: iso(publishAt), unpublishAt: iso(unpublishAt), forceSave: true };
  expect(await call("PUT", `it/custompages/${id}/publication`, moments)).toMatchObject({
    status: 200,
  });
  pair.clock.goTo(publishAt);
  await pair.bothShow(`/${slug}`, "Puntuale");
  const check = await call("POST", `it/custompages/${id}/proof`, {});
  expect(check.body).toMatchObject({ isLive: true, status: 200, version: 2, reason: null });
  pair.clock.goTo(unpublishAt);
  await pair.bothAnswer(`/${slug}`, 404);
});

test.skipIf(!server)(
  "the live check of a save names exactly the pages that it renewed",
  async () => {
    const { id, slug } = await create([textBlock("Prima")], true);
    const check = async () => (await call("POST", `it/custompages/${id}/proof`, {})).body as object;
    // What the creation renews is gone before the pages are kept that the save is to renew.
    await expect.poll(check).toMatchObject({ isLive: true, tookMs: expect.any(Number) });
    for (const path of [`/${slug}`, "/capodanno", "/sitemap.xml"]) await pair.askBoth(path);
    const stored = (await call("GET", `it/custompages/${id}`)).body as object;
    await call("PUT", `it/custompages/${id}`, {
      ...stored,
      blocks: [textBlock("Dopo")],
      customCss: 'h2 { background: url("/media/x.png") }',
    });
    const body = await check();
    expect(body).toMatchObject({ isLive: true, version: 2, reason: null });
    const { renewed } = body as { renewed: readonly string[] };
    const paths = renewed.map((address) => new URL(address).pathname);
    expect(paths.toSorted()).toEqual([`/${slug}`, "/sitemap.xml"].toSorted());
    await pair.bothShow(`/${slug}`, "Dopo");
    // Its style sheet is shown as the save has cleaned it.
    const style = '<style>@scope (#page) {\nh2 { background: url("/media/x.png") }\n}</style>';
    for (const { text } of await pair.askBoth(`/${slug}`)) expect(text).toContain(style);
  },
);

const setMaintenance = (overrides: object) =>
  saveSetting(
    { db: pair.db, market: "it-IT", actor: "test" },
    { name: "maintenance", value: maintenanceSchema.parse({ site: true, ...overrides }) },
    null,
  );

test.skipIf(!server)("maintenance closes pages and their data alone, and ends", async () => {
  const italy = markets.find(({ id }) => id === "it-IT");
  if (!italy) throw new Error("Italy is missing.");
  await pair.bothAnswer("/", 200);
  await setMaintenance({
    message: "Torniamo dopo <pranzo>.",
    from: null,
    until: iso(ahead(3600)),
  });
  await pair.bothAnswer("/", 503);
  for (const path of ["/", "/viaggi", "/no/such", "/sitemap.xml"])
    for (const { status, headers, text } of await pair.askBoth(path)) {
      expect({ path, status, wait: headers["retry-after"] }).toEqual({
        path,
        status: 503,
        wait: "3600",
      });
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).toContain(translatorFor(italy)("error.pause"));
      expect(text).toMatch(/Torniamo dopo (&lt;|\\u003c|<)pranzo/);
      // The page has no links to pages of this market, only to other markets.
      expect(text).not.toMatch(/href="\/[a-z]+(-[a-z]+)*"/);
    }
  for (const path of ["/robots.txt", "/fonts/hanken.woff2", "/api/backoffice-config"])
    for (const { status } of await pair.askBoth(path))
      expect({ path, status }).toEqual({ path, status: 200 });
  for (const product of pair.products)
    for (const host of ["fr.localhost", "backoffice.localhost"])
      expect((await read(product.at(host, "/"))).status).toBe(200);
  await setMaintenance({ site: false, from: null, until: null });
  await pair.bothAnswer("/", 200);
});

test.skipIf(!server)(
  "maintenance that is planned begins and ends at its times, for cached pages too",
  async () => {
    const [from, until] = [ahead(10), ahead(20)];
    await setMaintenance({ from: iso(from), until: iso(until) });
    const statuses = async () => (await pair.askBoth("/")).map(({ status }) => status);
    await pair.bothAnswer("/", 200);
    pair.clock.goTo(from - 1);
    expect(await statuses()).toEqual([200, 200]);
    pair.clock.goTo(from);
    await expect.poll(statuses).toEqual([503, 503]);
    pair.clock.goTo(until - 1);
    expect(await statuses()).toEqual([503, 503]);
    pair.clock.goTo(until);
    expect(await statuses()).toEqual([200, 200]);
  },
);

test.skipIf(!server)("a page that is gone says so in its market's language", async () => {
  for (const market of markets) {
    await pair.db.transaction().execute(async (trx) => {
      const redirect = { from: "/gone", to: null, status: 410 as const, enabled: true };
      await insertRedirect(trx, market.id, redirect);
      await invalidateTags(trx, [redirectsTag(market.id)]);
    });
    for (const product of pair.products) {
      const gone = () => read(product.at(market.hostDefault, "/gone"));
      await expect.poll(async () => (await gone()).status).toBe(410);
      const { text } = await gone();
      expect(text).toContain(`<html lang="${market.htmlLang}"`);
      expect(text).toContain(translatorFor(market)("error.gone"));
    }
  }
});
