import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { blockPageOf } from "#blocks/page/block-page.ts";
import { subjectForPreview, subjectOf } from "#blocks/page/page-subject.ts";
import { renderVisibleBlocks } from "#blocks/page/visible-blocks.ts";
import { PageBlocks } from "#blocks/page/page-blocks.tsx";
import { checkBlock } from "#blocks/check.ts";
import { blockSchemas } from "#blocks/schemas.ts";
import { stableUuid } from "#demo/random.ts";
import { composeAllBlocks } from "#demo/compose/all-blocks.ts";
import { loadForm } from "#demo/load/all-blocks.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import type { Block, PublishedPage } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { noStyles } from "#features/content/pages/styles/styles.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { messagesOf } from "#markets/messages/messages.ts";

const today = "2026-11-20";
const dead = "00000000-0000-4000-8000-000000000000";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
let stored: ReadonlyMap<string, string>;

beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "jordan", "peru"], today);
  const rows = await demo.db.selectFrom("media").select(["id", "folder", "name"]).execute();
  for (const market of markets) await loadForm(demo.db, market, demoData.phrases.allBlocks.en);
  stored = new Map(rows.map((row) => [`${row.folder}/${row.name}`, row.id]));
});
afterAll(() => demo.close());

const pictureOf = (kind: string, name: string) => stored.get(`demo/${kind}/${name}`) ?? null;
const vietnam = () => pictureOf("wides", "vietnam");

const pageOf = (
  blocks: readonly (readonly [blockType: string, content: Block["content"]])[],
): PublishedPage => ({
  ...newPage("space"),
  id: dead,
  version: 1,
  createdAt: "",
  updatedAt: "",
  blocks: blocks.map(([blockType, content], index) => ({
    id: `b${index}`,
    blockType,
    content,
    enabled: true,
    schedule: null,
  })),
  styles: noStyles,
});

const noon = new Date(`${today}T12:00:00Z`);
const italy = markets[0]!;

const shown = async (
  blocks: Parameters<typeof pageOf>[0],
  {
    market = italy,
    now = noon,
    expiries = [],
  }: { market?: typeof italy; now?: Date; expiries?: number[] } = {},
): Promise<string> =>
  renderToStaticMarkup(
    <PageBlocks
      blocks={await renderVisibleBlocks(demo.siteOf({ market, now, expiries }), pageOf(blocks))}
    />,
  );

const ofPage = {
  "wr-trip-dates": { title: "", travel: null, limit: 4, customCss: "" },
  "wr-trip-included": { title: "", travel: null, customCss: "" },
  "wr-place-trips": { title: "", where: "", sort: "date", limit: 3, customCss: "" },
};

test.each([
  [italy, pathOf("it-IT", "search-ai")],
  [marketById("de-DE"), pathOf("de-DE", "search")],
] as const)("the block of own words asks the search that %o has", async (market, path) => {
  const content = { title: "Wohin?", text: "", customCss: "" };
  const html = await shown([["wr-own-words", content]], { market });
  expect(html).toContain(`action="${path}"`);
  expect(html).toContain('name="q"');
});

test("blocks of trips and places show those of the page, and nothing where there are none", async () => {
  const site = demo.siteOf({ market: italy, now: noon });
  const page = pageOf(Object.entries(ofPage));
  const [travel] = await site.catalogue.travelsByIds([stableUuid("travel", italy.id, "jordan")]);
  const shownOn = async (route: string, params: Record<string, string> = {}) =>
    renderToStaticMarkup(
      <PageBlocks
        blocks={await renderVisibleBlocks(site, page, () => subjectOf(site, route, params))}
      />,
    );
  const ofTrip = await shownOn("travels-travel", { travel: travel!.slug });
  expect(ofTrip).toContain('id="b-b0"');
  expect(ofTrip).toContain(`/viaggi/${travel!.slug}`);
  expect(ofTrip).toContain(travel!.included[0]!);
  expect(ofTrip).not.toContain('id="b-b2"');
  const ofAsia = await shownOn("asia");
  expect(ofAsia).not.toContain('id="b-b0"');
  expect(ofAsia).toContain(travel!.name);
  expect(await shownOn("faqs")).toBe("");
  expect(await shownOn("travels-travel", { travel: "gone" })).toBe("");
});

test("a preview is of the page's own place, and of a trip marked as a sample for all trips", async () => {
  const site = demo.siteOf({ market: italy, now: noon });
  const asia = await subjectForPreview(site, { routingKey: "asia", owner: null });
  expect(asia).toEqual({ ...(await subjectOf(site, "asia", {})), isSample: false });
  expect(asia.place).not.toBe("");
  expect(
    await subjectForPreview(site, { routingKey: "travels-travel", owner: null }),
  ).toMatchObject({
    travelId: expect.any(String),
    isSample: true,
  });
  expect(await subjectForPreview(site, { routingKey: null, owner: null })).toMatchObject({
    travelId: null,
    place: "",
  });
});

test("a page without a title of its own shows visitors its first heading, never its name", async () => {
  const site = demo.siteOf({ market: italy, now: noon });
  const headOf = async (blocks: Parameters<typeof pageOf>[0]) => {
    const page = { ...pageOf(blocks), name: "INTERNAL v2", slug: "autunno" };
    const { head } = await blockPageOf(site, page);
    expect(JSON.stringify(head)).not.toContain("INTERNAL");
    return head.flatMap((tag) => ("title" in tag ? [tag.title] : []));
  };
  const space = ["wr-space", { spaceSize: "small" }] as const;
  const text = ["wr-text", { title: "Prima di partire", text: "Parole", customCss: "" }] as const;
  expect(await headOf([space, text])).toEqual(["Prima di partire · Wayroam"]);
  expect(await headOf([space])).toEqual(["Wayroam"]);
});

test("a block of which visitors see nothing gives the page neither its title nor its h1", async () => {
  const site = demo.siteOf({ market: italy, now: noon });
  const byHand = { title: "A mano", choose: "by-hand", limit: 4, showAll: true, customCss: "" };
  const text = ["wr-text", { title: "Prima di partire", text: "", customCss: "" }] as const;
  for (const coordinators of [[], [dead]]) {
    const page = pageOf([["wr-coordinators", { ...byHand, coordinators }], text]);
    const { head, heading, blocks } = await blockPageOf(site, page);
    expect(head).toContainEqual({ title: "Prima di partire · Wayroam" });
    expect(heading.words).toBe("Prima di partire");
    expect(blocks.map(({ blockType }) => blockType)).toEqual(["wr-text"]);
  }
});

const allIn = (market: typeof italy) =>
  composeAllBlocks(
    market,
    demoData.phrases.allBlocks.en,
    demoData.people,
    (kind) => pictureOf(kind, "vietnam"),
    today,
  );

test.each(markets)("every block renders in $id, in the market's language", async (market) => {
  const blocks = allIn(market);
  for (const [index, [blockType, content]] of blocks.entries())
    expect(
      checkBlock({ id: `b${index}`, blockType, content, enabled: true, schedule: null }),
    ).toEqual([]);
  const html = await shown(blocks, { market });
  const missing = blocks.filter(
    ([blockType], index) => blockType !== "wr-space" && !html.includes(`id="b-b${index}"`),
  );
  expect(missing).toEqual([]);
  const words = messagesOf(market.id);
  expect(html).toContain(words["block.enlarge"]);
  expect(html).toContain(words["block.watchOn"].replace("{host}", "video.wayroam.test"));
  expect(html).toContain(words["block.previous"]);
  for (const key of ["form.send", "form.optional", "form.thanks.title"] as const)
    expect(html).toContain(words[key]);
  expect(html).not.toMatch(/undefined|\[object|block\./);
  expect(html).not.toMatch(/<iframe|src="https?:/);
});

test.each([
  ["it-IT", "Scadenza: 31\u00a0marzo\u00a02027, ore 23:59 (CEST)"],
  ["en-US", "Until March\u00a031,\u00a02027, 17:59 (EDT)"],
  ["en-WE", "Until 31\u00a0March\u00a02027, 22:59 (BST)"],
  ["es-ES", "Hasta el 31\u00a0de\u00a0marzo\u00a0de\u00a02027, 23:59 h (CEST)"],
  ["fr-FR", "Jusqu’au 31\u00a0mars\u00a02027 à 23:59 (UTC+2)"],
  ["de-DE", "Bis 31.\u00a0März\u00a02027, 23:59 Uhr (MESZ)"],
])("an offer tells its end in the time zone of %s", async (id, text) => {
  const market = markets.find((each) => each.id === id)!;
  const html = await shown([promo("2027-03-31T21:59:00Z")], { market });
  expect(html).toContain(text);
});

const promo = (endsAt: string | null) =>
  [
    "wr-promo",
    {
      title: "An offer",
      text: "",
      code: "LANTERN",
      endsAt,
      buttonLabel: "",
      buttonLink: "",
      terms: "",
      customCss: "",
    },
  ] as const;

test("an offer disappears at its end, when the cached page expires too", async () => {
  const end = Date.parse("2026-11-20T17:00:00Z");
  const expiries: number[] = [];
  const at = (ms: number) =>
    shown([promo("2026-11-20T18:00:00+01:00")], { now: new Date(ms), expiries });
  expect(await at(end - 1)).toContain("LANTERN");
  expect(expiries).toEqual([end]);
  expect(await at(end)).not.toContain("LANTERN");
  expect(expiries.at(-1)).toBe(Infinity);
  expect(await shown([promo(null)])).toContain("LANTERN");
});

test("travels chosen by hand stand in their order, each once and only published ones", async () => {
  const ids = await demo.db
    .selectFrom("travel")
    .where("market", "=", "it-IT")
    .select(["id", "name", "is_published"])
    .orderBy("name", "desc")
    .execute();
  const [first, second, third] = ids.filter((travel) => travel.is_published);
  if (!first || !second || !third) throw new Error("There are fewer than three travels.");
  const { start } = blockSchemas["wr-travels"];
  const drawn = (travels: readonly string[]) =>
    shown([["wr-travels", { ...start, choose: "by-hand", travels, limit: 1, type: "none" }]]);
  const html = await drawn([second.id, dead, first.id, second.id]);
  const names = [...html.matchAll(/<h3[^>]*>.*?<\/h3>/gs)].map(([heading]) =>
    heading.replaceAll(/<[^>]+>/g, ""),
  );
  expect(names).toEqual([second.name, first.name]);
  expect(await drawn([dead])).toBe("");
});

test("unknown ids in blocks are left out, and the rest is shown", async () => {
  const coordinators = (ids: string[]) =>
    [
      "wr-coordinators",
      {
        title: "Who",
        choose: "by-hand",
        limit: 4,
        coordinators: ids,
        showAll: false,
        customCss: "",
      },
    ] as const;
  const giulia = stableUuid("coordinator", "it-IT", "giulia-bologna");
  const html = await shown([coordinators([dead, giulia, giulia])]);
  expect(html.match(/Giulia, da Bologna/g)).toHaveLength(1);
  expect(await shown([coordinators([dead])])).toBe("");

  const places = (ids: string[]) =>
    [
      "wr-destinations",
      {
        title: "Where",
        choose: "by-hand",
        continent: "",
        limit: 4,
        destinations: ids,
        look: "posters",
        customCss: "",
      },
    ] as const;
  const japan = stableUuid("destination", "it-IT", "country", "JP");
  const peru = stableUuid("destination", "it-IT", "country", "PE");
  expect(await shown([places([dead, japan, peru])])).toContain("Perù");
  expect(await shown([places([dead])])).toBe("");

  const map = { title: "Map", points: [], travel: dead, customCss: "" };
  const gallery = (media: string | null) => ({
    title: "",
    layout: "wall",
    pictures: [
      { media: dead, caption: "gone" },
      { media, caption: "there" },
    ],
    customCss: "",
  });
  expect(await shown([["wr-map", map]])).toBe("");
  expect(await shown([["wr-gallery", gallery(null)]])).toBe("");
  const pictures = await shown([["wr-gallery", gallery(vietnam())]]);
  expect(pictures).toContain("there");
  expect(pictures).toContain("Immagine 1 di 1");
  expect(pictures).not.toContain("gone");
  const quote = {
    quote: "Said",
    coordinator: dead,
    author: "Anna",
    about: "",
    media: dead,
    customCss: "",
  };
  expect(await shown([["wr-quote", quote]])).toContain("Anna");
});

test("blocks choose coordinators and destinations by their rule", async () => {
  const newest = {
    title: "",
    choose: "newest",
    limit: 2,
    coordinators: [],
    showAll: true,
    customCss: "",
  };
  const people = await shown([["wr-coordinators", newest]]);
  expect(people.match(/class="person"/g)).toHaveLength(2);
  expect(people).not.toContain("Giulia, da Bologna");
  const places = {
    title: "",
    choose: "continents",
    continent: "",
    limit: 6,
    destinations: [],
    look: "rows",
    customCss: "",
  };
  expect(await shown([["wr-destinations", places]])).toContain("Asia");
  const asia = { ...places, choose: "countries", continent: "asia" };
  const html = await shown([["wr-destinations", asia]]);
  expect(html).toContain("Vietnam");
  expect(html).not.toContain("Perù");
});

test("a map lists its places in the order of their numbers, and shows a trip's route", async () => {
  const point = { name: "Torino", position: "45.07, 7.69", text: "Here", link: "/chi-siamo" };
  const far = { name: "Quito", position: "-0.18,-78.47", text: "", link: "" };
  const content = {
    title: "",
    points: [point, far],
    travel: stableUuid("travel", "it-IT", "vietnam"),
    customCss: "",
  };
  const html = await shown([["wr-map", content]]);
  expect(html).toMatch(/aria-label="Mappa: Torino, Quito, Hanoi/);
  expect(html).toMatch(/<ol class="map-list">.*Torino.*Quito.*Hanoi.*<\/ol>/);
  expect(html).toContain("map-route");
  // A map of most of the world uses coarser outlines, so that the page stays small.
  expect(html.length).toBeLessThan(120_000);
});

const bad = '<img src=x onerror=alert(1)>"</script><script>alert(1)</script>';

test("staff's texts never become elements or links with other protocols", async () => {
  const text = `${bad} **bold** [go](/there) [run](javascript:alert(1)) [away](//evil.test)`;
  const column = { media: null, title: bad, text, linkLabel: bad.slice(0, 60), link: "/x" };
  const html = await shown([
    ["wr-columns", { title: bad, columns: [column, column], customCss: "" }],
    [
      "wr-map",
      {
        title: bad,
        points: [{ name: "Torino", position: "45,7", text: bad, link: "" }],
        travel: null,
        customCss: "",
      },
    ],
    [
      "wr-quote",
      { quote: bad, coordinator: null, author: bad, about: bad, media: null, customCss: "" },
    ],
  ]);
  expect(html).not.toMatch(/<script|<img src=x|href="javascript|href="\/\//);
  expect(html).toContain("<strong>bold</strong>");
  expect(html).toMatch(/<a class="text-link" href="\/there"/);
  expect(html).toContain("[run](javascript:alert(1))");
});
