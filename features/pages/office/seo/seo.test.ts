import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Block, PageInput } from "#features/pages/contract.ts";
import type { SeoResponse } from "#features/pages/seo-contract.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { FieldSchema } from "../form/field-schema.ts";
import { seoFindings, type SeoInput } from "./findings.ts";
import { checkHeadingOrder, findHeadings } from "./headings.ts";
import { checkLengths } from "./lengths.ts";
import { findPageLinks } from "./links.ts";
import { findPagePictures, picturesWithoutAlt } from "./pictures.ts";
import { describeRobots } from "./robots-labels.ts";
import { cutToWidth, pixelWidth } from "./pixel-width.ts";

const block = (content: Block["content"], over: Partial<Block> = {}): Block => ({
  id: "a",
  blockType: "wr-any",
  content,
  enabled: true,
  schedule: null,
  ...over,
});
const site = "https://it.example.test";

describe("links", () => {
  const only = (content: Block["content"]) => findPageLinks([block(content)], site);

  test("fields and marked words in texts are links, with the field that holds each", () => {
    const found = only({
      title: "Plain words/with a stroke",
      link: "/viaggi?x=1#top",
      text: "Read [this](/uno) and [that](https://elsewhere.test/due), not [x] (y).",
      cards: [{ link: "" }, { link: "https://it.example.test/tre?q=1" }],
      customCss: "a { background: url(/img.png) }",
    });
    expect(found.map(({ path, ownPath }) => [path, ownPath])).toEqual([
      ["blocks.0.content.link", "/viaggi?x=1#top"],
      ["blocks.0.content.text", "/uno"],
      ["blocks.0.content.text", null],
      ["blocks.0.content.cards.1.link", "/tre?q=1"],
    ]);
    expect(found.every(({ problem: wrong }) => wrong === null)).toBe(true);
  });

  test.each([
    ["//elsewhere.test", /another host/],
    ["www.elsewhere.test", /no address/],
    ["http://elsewhere.test", /https/],
    ["javascript:alert(1)", /javascript:/],
    ["https://intranet", /domain/],
  ])("%s is wrong", (link, why) => {
    expect(only({ link })).toMatchObject([{ link, ownPath: null }]);
    expect(only({ link })[0]?.problem).toMatch(why);
  });

  test("a place on the page and another host are right as they are written", () => {
    for (const link of ["#dates", "https://elsewhere.test/a"])
      expect(only({ link })).toMatchObject([{ ownPath: null, problem: null }]);
  });

  test("a disabled block shows no link", () => {
    expect(findPageLinks([block({ link: "/a" }, { enabled: false })], site)).toEqual([]);
  });
});

describe("headings", () => {
  test("the name is the first; titles follow, those in lists below their block's own", () => {
    const blocks = [
      block({ title: "Off" }, { enabled: false }),
      block({ title: "Why", items: [{ title: "Because" }, { title: " " }] }),
      block({ title: "", items: [{ title: "Alone" }] }),
    ];
    expect(findHeadings({ name: " June ", blocks })).toEqual([
      { level: 1, text: "June", path: "name" },
      { level: 2, text: "Why", path: "blocks.1.content.title" },
      { level: 3, text: "Because", path: "blocks.1.content.items.0.title" },
      { level: 2, text: "Alone", path: "blocks.2.content.items.0.title" },
    ]);
  });

  test("no first, one too many, a level left out and the same twice are said", () => {
    const at = (level: number, text: string) => ({ level, text, path: text });
    expect(checkHeadingOrder([at(1, "a"), at(2, "b"), at(3, "c"), at(2, "d")])).toEqual([]);
    const paths = (...headings: ReturnType<typeof at>[]) =>
      checkHeadingOrder(headings).map(({ path }) => path);
    expect(paths(at(2, "b"))).toEqual(["name"]);
    expect(paths(at(1, "a"), at(1, "b"))).toEqual(["b"]);
    expect(paths(at(1, "a"), at(3, "c"))).toEqual(["c"]);
    expect(paths(at(1, "a"), at(2, "b"), at(2, "B"))).toEqual(["B"]);
  });
});

describe("pictures", () => {
  const picture = z.uuid().meta({ format: "media" }).nullable();
  const fields = z.toJSONSchema(
    z.object({
      media: picture,
      alt: z.string(),
      cards: z.array(z.object({ media: picture })),
      other: z.uuid().nullable(),
    }),
  ) as FieldSchema;
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const content = { media: one, alt: " ", cards: [{ media: two }, { media: null }], other: one };
  const found = findPagePictures([block(content)], () => fields);

  test("those that the schema names are found, with the field for their text", () => {
    expect(found).toEqual([
      { id: one, path: "blocks.0.content.media", alt: { path: "blocks.0.content.alt", text: "" } },
      { id: two, path: "blocks.0.content.cards.0.media", alt: null },
    ]);
    expect(findPagePictures([block(content)], () => undefined)).toEqual([]);
  });

  test("a text of the block or of the library is enough; an unknown picture is not judged", () => {
    const without = (own: Record<string, string>, pictures = found) =>
      picturesWithoutAlt(pictures, new Map(Object.entries(own))).map(({ id }) => id);
    expect(without({ [one]: "", [two]: "A lake" })).toEqual([one]);
    expect(without({ [one]: " ", [two]: "" })).toEqual([one, two]);
    expect(without({})).toEqual([]);
    const said = findPagePictures([block({ ...content, alt: "A mountain" })], () => fields);
    expect(without({ [one]: "", [two]: "" }, said)).toEqual([two]);
  });
});

describe("widths", () => {
  test("wide letters take more than narrow ones, accents nothing", () => {
    expect(pixelWidth("iiii", 20)).toBeLessThan(pixelWidth("mmmm", 20) / 3);
    expect(pixelWidth("perché è", 20)).toBe(pixelWidth("perche e", 20));
    expect(pixelWidth("Hello", 1000)).toBe(722 + 556 + 222 + 222 + 556);
  });

  test("a text is cut after a word, and only when it does not fit", () => {
    const text = "Capodanno in gruppo tra i ghiacci";
    expect(cutToWidth(text, 20, pixelWidth(text, 20))).toBe(text);
    expect(cutToWidth(text, 20, 200)).toBe("Capodanno in …");
    expect(pixelWidth(cutToWidth("x".repeat(500), 20, 200), 20)).toBeLessThanOrEqual(200);
  });
});

test.each([
  ["", "", "missing", "missing"],
  ["Nepal", "Short.", "short", "short"],
  ["Capodanno in Nepal con un gruppo piccolo", "d".repeat(100), "good", "good"],
  ["w".repeat(60), "d".repeat(200), "long", "long"],
])("title %j and description %j are %s and %s, and say so", (title, description, one, two) => {
  const lengths = checkLengths({ title, description }, `${title} · Wayroam`);
  expect(lengths.map(({ verdict }) => verdict)).toEqual([one, two]);
  for (const { message } of lengths) expect(message).toMatch(/title|description/);
});

test.each([
  ["index,follow", false],
  ["all", false],
  ["index,nofollow", false],
  ["noindex,follow", true],
  ["noindex,nofollow", true],
  ["none", true],
] as const)("robots %s keeps the page out of results: %s", (robots, isHidden) => {
  const said = describeRobots(robots);
  expect(said.isHidden).toBe(isHidden);
  expect(said.message.includes("will not show this page")).toBe(isHidden);
});

describe("findings", () => {
  const seo = {
    title: "Capodanno in Nepal con un gruppo piccolo",
    description: "d".repeat(100),
    robots: "index,follow",
    image: "poster",
  } as const;
  const page: PageInput = {
    name: "June",
    slug: "june",
    routingKey: null,
    seo,
    customHtmlClasses: [],
    customCss: "",
    isPublished: true,
    isFixed: false,
    attributes: { transparentHeader: false, hideLayout: false },
    blocks: [block({ link: "/a" })],
  };
  const choice = (alt: string, width = 1600): Choice => ({
    id: "poster",
    slug: null,
    label: "poster.avif",
    detail: "",
    picture: { base: "/media/x/1-", alt, width, height: 800 },
  });
  const answer: SeoResponse = {
    links: [{ link: "/a", end: "found", through: [] }],
    sameTitle: [],
    sameDescription: [],
    aroundTitle: ["", ""],
    aroundName: ["", ""],
  };
  const look = (over: Partial<SeoInput> = {}) =>
    seoFindings({
      page,
      shownTitle: seo.title,
      links: findPageLinks(page.blocks, site),
      unasked: 0,
      pictures: [],
      known: new Map([["poster", choice("A lake")]]),
      answer,
      ...over,
    });
  const bad = (over: Partial<SeoInput>) =>
    look(over).flatMap(({ kind, path }) => (kind === "good" ? [] : [`${kind} ${path}`]));

  test("a page that is well made has nothing to improve", () => {
    expect(bad({})).toEqual([]);
  });

  test.each([
    ["missing", [], "wrong"],
    ["unpublished", [], "wrong"],
    ["gone", [], "wrong"],
    ["loop", ["/b", "/a"], "wrong"],
    ["found", ["/b"], "look"],
  ] as const)("a link that is %s by %j is told with its field", (end, through, kind) => {
    const links = [{ link: "/a", end, through }];
    expect(bad({ answer: { ...answer, links } })).toEqual([`${kind} blocks.0.content.link`]);
  });

  test("before the server has answered no link is called good or bad", () => {
    expect(look({ answer: undefined }).some(({ message }) => message.includes("link "))).toBe(
      false,
    );
  });

  test("links that the server was not asked about are counted, not praised", () => {
    const found = look({ unasked: 3 }).map(({ message }) => message);
    expect(found).toContain("3 more links were not checked.");
    expect(found.some((message) => message.includes("somewhere"))).toBe(false);
  });

  test("titles and descriptions of other pages are named", () => {
    const other = [{ id: "b", name: "July" }];
    const found = look({ answer: { ...answer, sameTitle: other, sameDescription: other } });
    expect(found.slice(0, 2).map(({ path }) => path)).toEqual(["seo.title", "seo.description"]);
    expect(found[0]?.message).toContain("“July”");
  });

  test("pictures that are gone, silent or small are told", () => {
    const pictures = [{ id: "x", path: "blocks.0.content.media", alt: null }];
    const known = (x: Choice | null, poster: Choice | null) =>
      new Map([
        ["x", x],
        ["poster", poster],
      ]);
    const of = (x: Choice | null, poster: Choice | null) =>
      bad({ pictures, known: known(x, poster) });
    expect(of(choice(""), choice("", 800))).toEqual([
      "wrong blocks.0.content.media",
      "look seo.image",
    ]);
    expect(of(null, null)).toEqual(["wrong blocks.0.content.media", "wrong seo.image"]);
    expect(of(choice("A lake"), choice(""))).toEqual([]);
  });
});
