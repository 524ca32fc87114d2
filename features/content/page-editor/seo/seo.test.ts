import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type { SeoResponse } from "#features/content/pages/seo-contract.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { seoFindings, type SeoInput } from "../findings/findings.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { checkHeader } from "../findings/header.ts";
import { inDeclaredOrder } from "./declared-order.ts";
import { checkHeadingOrder, findHeadings, findOwnHeadings } from "../findings/headings.ts";
import { checkLengths } from "#design/office/search-result/lengths.ts";
import { findPageLinks } from "#features/content/pages/parts/page-links.ts";
import { findPagePictures, picturesWithoutAlt } from "../findings/pictures.ts";
import { describeRobots } from "#design/office/search-result/robots-labels.ts";
import { cutToWidth, pixelWidth } from "#design/office/search-result/pixel-width.ts";

const block = (content: Block["content"], overrides: Partial<Block> = {}): Block => ({
  id: "a",
  blockType: "wr-any",
  content,
  enabled: true,
  schedule: null,
  ...overrides,
});
const site = "https://it.example.test";

describe("links", () => {
  const linksOf = (content: Block["content"]) => findPageLinks([block(content)], site);

  test("link fields and Markdown links in texts are found, each with its field", () => {
    const found = linksOf({
      title: "Plain words/with a stroke",
      link: "/viaggi?x=1#top",
      text: "Read [this](/uno) and [that](https://elsewhere.test/due), not [x] (y).",
      cards: [{ link: "" }, { link: "https://it.example.test/tre?q=1" }],
      customCss: "a { background: url(/img.png) }",
    });
    expect(found.map(({ path, sitePath }) => [path, sitePath])).toEqual([
      ["blocks.0.content.link", "/viaggi?x=1#top"],
      ["blocks.0.content.text", "/uno"],
      ["blocks.0.content.text", null],
      ["blocks.0.content.cards.1.link", "/tre?q=1"],
    ]);
    expect(found.every(({ problem }) => problem === null)).toBe(true);
  });

  test.each([
    ["//elsewhere.test", /another host/],
    ["www.elsewhere.test", /no address/],
    ["http://elsewhere.test", /https/],
    ["javascript:alert(1)", /javascript:/],
    ["https://intranet", /domain/],
  ])("%s is malformed", (link, reason) => {
    expect(linksOf({ link })).toMatchObject([{ link, sitePath: null }]);
    expect(linksOf({ link })[0]?.problem).toMatch(reason);
  });

  test("an anchor and an absolute URL of another host are well-formed", () => {
    for (const link of ["#dates", "https://elsewhere.test/a"])
      expect(linksOf({ link })).toMatchObject([{ sitePath: null, problem: null }]);
  });

  test("links of disabled blocks are skipped", () => {
    expect(findPageLinks([block({ link: "/a" }, { enabled: false })], site)).toEqual([]);
  });
});

describe("headings", () => {
  const june = { ...newPage("a").seo, title: " June " };

  test("the page's title is h1, block titles are h2 and titles in their lists h3", () => {
    const blocks = [
      block({ title: "Off" }, { enabled: false }),
      block({ title: "Why", items: [{ title: "Because" }, { title: " " }] }),
      block({ title: "", items: [{ title: "Alone" }] }),
    ];
    expect(findHeadings({ seo: june, blocks })).toEqual([
      { level: 1, text: "June", path: "seo.title" },
      { level: 2, text: "Why", path: "blocks.1.content.title" },
      { level: 3, text: "Because", path: "blocks.1.content.items.0.title" },
      { level: 2, text: "Alone", path: "blocks.2.content.items.0.title" },
    ]);
  });

  test("headings within a text stand below the title of its block", () => {
    const text = "One\n\n## Two\n\n### Three\n\n#Four";
    const blocks = [block({ title: "Why", text, customCss: "## a" }), block({ title: "", text })];
    expect(findHeadings({ seo: june, blocks }).map(({ level, text }) => [level, text])).toEqual([
      [1, "June"],
      [2, "Why"],
      [3, "Two"],
      [4, "Three"],
      [2, "Two"],
      [3, "Three"],
    ]);
  });

  test("headings stand in the order in which a block's fields are declared, however they are stored", () => {
    const fields: FieldSchema = {
      properties: {
        title: {},
        text: {},
        items: { type: "array", items: { properties: { title: {}, text: {} } } },
      },
    };
    const stored = block({
      text: "## H",
      items: [{ text: "## Within", title: "One" }],
      title: "A",
      customCss: "",
    });
    const page = inDeclaredOrder({ ...newPage("a"), seo: june, blocks: [stored] }, [
      { name: "wr-any", fields },
    ]);
    const headings = findHeadings(page);
    expect(headings.map(({ text }) => text)).toEqual(["June", "A", "H", "One", "Within"]);
    expect(checkHeadingOrder(headings)).toEqual([]);
    expect(page.blocks[0]?.content).toEqual(stored.content);
  });

  test("the title of a hero that begins the page is its h1", () => {
    const hero = block({ title: "Walk" }, { blockType: "wr-hero" });
    const off = block({ title: "Off" }, { enabled: false });
    expect(findHeadings({ seo: june, blocks: [off, hero, block({ title: "Why" })] })).toEqual([
      { level: 1, text: "Walk", path: "blocks.1.content.title" },
      { level: 2, text: "Why", path: "blocks.2.content.title" },
    ]);
  });

  test("the name of the travel that a page belongs to is the h1 above all of its headings", () => {
    const hero = block({ title: "Walk" }, { blockType: "wr-hero" });
    const headings = findOwnHeadings({
      seo: { ...june, title: "" },
      blocks: [hero, block({ title: "Why", text: "### Deep" })],
    });
    expect(headings.slice(1).map(({ level, text }) => [level, text])).toEqual([
      [2, "Walk"],
      [2, "Why"],
      [4, "Deep"],
    ]);
    expect(checkHeadingOrder(headings).map(({ path }) => path)).toEqual(["blocks.1.content.text"]);
    const text = block({ title: "Why", text: "One" });
    expect(checkHeadingOrder(findOwnHeadings({ seo: june, blocks: [text] }))).toEqual([]);
  });

  test("a missing or second h1, a skipped level and a repeated heading are reported", () => {
    const heading = (level: number, text: string) => ({ level, text, path: text });
    expect(
      checkHeadingOrder([heading(1, "a"), heading(2, "b"), heading(3, "c"), heading(2, "d")]),
    ).toEqual([]);
    const paths = (...headings: ReturnType<typeof heading>[]) =>
      checkHeadingOrder(headings).map(({ path }) => path);
    expect(paths(heading(2, "b"))).toEqual(["seo.title"]);
    expect(paths(heading(1, "a"), heading(1, "b"))).toEqual(["b"]);
    expect(paths(heading(1, "a"), heading(3, "c"))).toEqual(["c"]);
    expect(paths(heading(1, "a"), heading(2, "b"), heading(2, "B"))).toEqual(["B"]);
    expect(paths(heading(1, "a"), heading(2, "a"))).toEqual([]);
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
  const when = { field: "by", is: [null] };

  test("picture fields are found by the schema, with the field for their alternative text", () => {
    expect(found).toEqual([
      { id: one, path: "blocks.0.content.media", alt: { path: "blocks.0.content.alt", text: "" } },
      { id: two, path: "blocks.0.content.cards.0.media", alt: null },
    ]);
    expect(findPagePictures([block(content)], () => undefined)).toEqual([]);
  });

  test("a picture that the form does not ask for, since visitors do not see it, is none", () => {
    const hidden = { properties: { media: { ...fields.properties!["media"], when } } };
    const pictureOf = (by: string | null) =>
      findPagePictures([block({ media: one, by })], () => hidden);
    expect(pictureOf(null)).toHaveLength(1);
    expect(pictureOf("somebody")).toEqual([]);
  });

  test("an alternative text of the block or the library is enough; unknown pictures are skipped", () => {
    const withoutAlt = (libraryAlt: Record<string, string>, pictures = found) =>
      picturesWithoutAlt(pictures, new Map(Object.entries(libraryAlt))).map(({ id }) => id);
    expect(withoutAlt({ [one]: "", [two]: "A lake" })).toEqual([one]);
    expect(withoutAlt({ [one]: " ", [two]: "" })).toEqual([one, two]);
    expect(withoutAlt({})).toEqual([]);
    const withBlockAlt = findPagePictures([block({ ...content, alt: "A mountain" })], () => fields);
    expect(withoutAlt({ [one]: "", [two]: "" }, withBlockAlt)).toEqual([two]);
  });
});

describe("widths", () => {
  test("wide letters are wider than narrow ones, accents add nothing", () => {
    expect(pixelWidth("iiii", 20)).toBeLessThan(pixelWidth("mmmm", 20) / 3);
    expect(pixelWidth("perché è", 20)).toBe(pixelWidth("perche e", 20));
    expect(pixelWidth("Hello", 1000)).toBe(722 + 556 + 222 + 222 + 556);
  });

  test("a text is cut between words, and only when it does not fit", () => {
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
])("title %j and description %j are judged %s and %s", (title, description, one, two) => {
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
  const description = describeRobots(robots);
  expect(description.isHidden).toBe(isHidden);
  expect(description.message.includes("will not show this page")).toBe(isHidden);
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
    owner: null,
    template: null,
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
  const response: SeoResponse = {
    links: [{ link: "/a", end: "found", through: [] }],
    sameTitle: [],
    sameDescription: [],
    aroundTitle: ["", ""],
    aroundName: ["", ""],
    untitled: { title: "Wayroam", description: "" },
  };
  const findingsOf = (overrides: Partial<SeoInput> = {}) =>
    seoFindings({
      page,
      fullTitle: seo.title,
      links: findPageLinks(page.blocks, site),
      uncheckedCount: 0,
      pictures: [],
      pictureById: new Map([["poster", choice("A lake")]]),
      response,
      ...overrides,
    });
  const problems = (overrides: Partial<SeoInput>) =>
    findingsOf(overrides).flatMap(({ kind, path }) => (kind === "good" ? [] : [`${kind} ${path}`]));

  test("a page without problems has no errors or warnings", () => {
    expect(problems({})).toEqual([]);
  });

  test.each([
    ["missing", [], "error"],
    ["unpublished", [], "error"],
    ["gone", [], "error"],
    ["loop", ["/b", "/a"], "error"],
    ["found", ["/b"], "warning"],
  ] as const)("a link that is %s via %j is reported with its field", (end, through, kind) => {
    const links = [{ link: "/a", end, through }];
    expect(problems({ response: { ...response, links } })).toEqual([
      `${kind} blocks.0.content.link`,
    ]);
  });

  test("a long address is quoted in part", () => {
    const links = findPageLinks([block({ link: `http://a.test/${"x".repeat(5000)}` })], site);
    const [first] = findingsOf({ links });
    expect(first?.message).toContain("The link http://a.test/xxx");
    expect(first?.message.length).toBeLessThan(250);
  });

  test("links are not judged before the server has answered", () => {
    expect(
      findingsOf({ response: undefined }).some(({ message }) => message.includes("link ")),
    ).toBe(false);
  });

  test("links that the server did not check are counted, not called good", () => {
    const found = findingsOf({ uncheckedCount: 3 }).map(({ message }) => message);
    expect(found).toContain("3 more links were not checked.");
    expect(found.some((message) => message.includes("somewhere"))).toBe(false);
  });

  test("pages with the same title or description are named", () => {
    const other = [{ id: "b", name: "July" }];
    const found = findingsOf({
      response: { ...response, sameTitle: other, sameDescription: other },
    });
    expect(found.slice(0, 2).map(({ path }) => path)).toEqual(["seo.title", "seo.description"]);
    expect(found[0]?.message).toContain("“July”");
  });

  test("missing, small and undescribed pictures are reported", () => {
    const pictures = [{ id: "x", path: "blocks.0.content.media", alt: null }];
    const pictureById = (x: Choice | null, poster: Choice | null) =>
      new Map([
        ["x", x],
        ["poster", poster],
      ]);
    const problemsWith = (x: Choice | null, poster: Choice | null) =>
      problems({ pictures, pictureById: pictureById(x, poster) });
    expect(problemsWith(choice(""), choice("", 800))).toEqual([
      "error blocks.0.content.media",
      "warning seo.image",
    ]);
    expect(problemsWith(null, null)).toEqual(["error blocks.0.content.media", "error seo.image"]);
    expect(problemsWith(choice("A lake"), choice(""))).toEqual([]);
  });
});

describe("the header", () => {
  const problemPaths = (blocks: readonly Block[], hideLayout = false) =>
    checkHeader({ attributes: { transparentHeader: true, hideLayout }, blocks: [...blocks] }).map(
      ({ path }) => path,
    );
  const typed = (blockType: string, enabled = true) => block({}, { blockType, enabled });

  test("that is transparent wants a dark block first", () => {
    const path = "attributes.transparentHeader";
    expect(problemPaths([typed("wr-space"), typed("wr-banner")])).toEqual([path]);
    expect(problemPaths([typed("wr-banner", false), typed("wr-text")])).toEqual([path]);
    expect(problemPaths([])).toEqual([path]);
    expect(problemPaths([typed("wr-text", false), typed("wr-banner")])).toEqual([]);
    expect(problemPaths([typed("wr-hero")])).toEqual([]);
  });

  test("that is hidden is not judged", () => {
    expect(problemPaths([typed("wr-space")], true)).toEqual([]);
  });
});
