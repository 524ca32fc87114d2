import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { blockServices } from "#blocks/from-catalogue/block-services.ts";
import { PageBlocks } from "#blocks/page/page-blocks.tsx";
import { markTexts, nameTexts } from "#blocks/preview/marked-texts.ts";
import { mapOneLineTexts } from "#blocks/preview/one-line-texts.ts";
import { renderBlocks, type RenderedBlock } from "#blocks/render-blocks.ts";
import { blockSchemas, isBlockName } from "#blocks/schemas.ts";
import { composeAllBlocks } from "#demo/compose/all-blocks.ts";
import { loadForm } from "#demo/load/all-blocks.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { markets } from "#markets/markets.ts";

const today = "2026-11-20";
const now = new Date(`${today}T12:00:00Z`);
const italy = markets[0]!;
let demo: Awaited<ReturnType<typeof openDemoSite>>;
let picture: string;

beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "jordan"], today);
  const { id } = await demo.db.selectFrom("media").select("id").executeTakeFirstOrThrow();
  picture = id;
  await loadForm(demo.db, italy, demoData.phrases.allBlocks.en);
});
afterAll(() => demo.close());

const render = (block: RenderedBlock): string =>
  renderToStaticMarkup(<PageBlocks blocks={[block]} />);

const draw = async (blockType: string, content: Block["content"]) => {
  const services = blockServices(demo.siteOf({ market: italy, now, expiries: [] }));
  const block = { id: "a", blockType, content, enabled: true, schedule: null };
  const [shown] = await renderBlocks([block], services, new Map());
  const html = render(shown!);
  return { block: shown!, html, named: nameTexts(html, await markTexts(shown!, services), render) };
};

const textsOf = ({ blockType, content }: RenderedBlock) => {
  const texts = new Map<string, string>();
  mapOneLineTexts(blockType, content, (text, path) => {
    if (text !== "") texts.set(path, text);
    return text;
  });
  return texts;
};

/** The texts that the HTML names, by path. */
const namedIn = (html: string) =>
  new Map(
    [...html.matchAll(/data-preview-field="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, path = "", text = ""]) => [path, text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")],
    ),
  );

/** Without names and without the spans that hold them, and so without the views' own spans too. */
const withoutNames = (html: string) =>
  html.replaceAll(/ data-preview-field="[^"]*"/g, "").replaceAll(/<\/?span>/g, "");

/** Texts of one line that nobody sees as text on the page, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  "wr-columns content.columns.0.linkLabel": "a link without an address is not shown",
  "wr-columns content.columns.2.linkLabel": "a link without an address is not shown",
  "wr-quote content.author": "the coordinator who says it is named instead",
  "wr-image content.alt": "what is read out instead of the picture",
};

/** One block of every type in which no text of one line is empty. */
const filledBlocks = () =>
  composeAllBlocks(italy, demoData.phrases.allBlocks.en, demoData.people, () => picture, today).map(
    ([name, content]) => {
      const fill = (text: string, path: string) => text || `Words of ${path}`;
      return [name, isBlockName(name) ? mapOneLineTexts(name, content, fill) : content] as const;
    },
  );

const exampleBlocks = () =>
  Object.values(blockSchemas).flatMap(({ name, examples }) =>
    examples.map(({ content }) => [name, content as Block["content"]] as const),
  );

test("each text of one line of every block leads to its field, and nothing else is changed", async () => {
  const blocks = filledBlocks();
  expect(new Set(blocks.map(([name]) => name))).toEqual(new Set(Object.keys(blockSchemas)));
  const missing: string[] = [];
  for (const [name, content] of blocks) {
    const { block, html, named } = await draw(name, content);
    expect(withoutNames(named)).toBe(withoutNames(html));
    for (const [path, text] of textsOf(block))
      if (namedIn(named).get(path) !== text) missing.push(`${name} ${path}`);
  }
  expect(missing).toEqual(Object.keys(unseen));
});

test("each text that an example shows leads to its field", async () => {
  for (const [name, content] of exampleBlocks()) {
    const { block, html, named } = await draw(name, content);
    expect(withoutNames(named)).toBe(withoutNames(html));
    const seen = [...textsOf(block)].filter(([, text]) => html.includes(`>${text}<`));
    expect([...namedIn(named)]).toEqual(expect.arrayContaining(seen));
  }
});

test("a text that holds a sign of the marks is shown as it is, without names", async () => {
  const { html, named } = await draw("wr-text", {
    title: "A \ue000 sign",
    text: "",
    customCss: "",
  });
  expect(named).toBe(html);
  expect(html).toContain("A \ue000 sign");
});

test("a text is named by its path even where another field says the same", async () => {
  const { named } = await draw("wr-call-to-action", {
    ...blockSchemas["wr-call-to-action"].start,
    title: "Go",
    buttonLabel: "Go",
    buttonLink: "/",
    otherLabel: "Go",
    otherLink: "/",
  });
  expect([...namedIn(named).keys()]).toEqual([
    "content.title",
    "content.buttonLabel",
    "content.otherLabel",
  ]);
});
