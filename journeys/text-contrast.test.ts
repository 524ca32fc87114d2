import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { luminance } from "#platform/oklch.ts";
import { addressesByPageType } from "./page-types.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
type Words = Readonly<{ text: string; lines: readonly Box[] }>;

const words =
  ":is(.trip-words, .hero-words, .banner-words) :is(h1, .lead, .crumbs a), .site-links a, .site-market span, .bean";

/** The header's text and the text on the picture, by lines, without what is below the screen. */
const wordsOf = (page: Page): Promise<readonly Words[]> =>
  page.locator(words).evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, bottom, width } = each.getBoundingClientRect();
        return width > 1 && bottom < innerHeight && left < innerWidth;
      })
      .map((each) => {
        const lines: Box[] = [];
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          for (const { x, y, width, height } of range.getClientRects())
            lines.push({ x, y, width, height });
        }
        return { text: each.textContent ?? "", lines };
      }),
  );

/** A screenshot with an additional style; React's hydration would remove a style element. */
const shotWith = async (page: Page, style: string): Promise<Buffer> => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, style);
  return page.screenshot();
};

/** A screenshot without the letters of this text. */
const shotOf = (page: Page): Promise<Buffer> =>
  shotWith(
    page,
    `${words} { color: transparent !important; text-shadow: none !important; transition: none !important }`,
  );

/** The contrast of white with every second pixel behind the lines, the lowest first. */
const contrasts = async (shot: Buffer, lines: readonly Box[]): Promise<readonly number[]> => {
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inside = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  const found: number[] = [];
  for (const { x, y, width, height } of lines)
    for (let row = inside(y, info.height); row < inside(y + height, info.height); row += 2)
      for (
        let column = inside(x, info.width);
        column < inside(x + width, info.width);
        column += 2
      ) {
        const [red = 255, green = 255, blue = 255] = data.subarray((row * info.width + column) * 3);
        found.push(1.05 / (luminance([red, green, blue]) + 0.05));
      }
  return found.toSorted((a, b) => a - b);
};

/** The contrast that 97 of 100 pixels reach, so that a star does not count. */
const contrast = async (shot: Buffer, lines: readonly Box[]): Promise<number> => {
  const found = await contrasts(shot, lines);
  return found[Math.floor(found.length * 0.03)] ?? 0;
};

/** Waits for the first screen's pictures and for the fonts. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const pictures = document.querySelectorAll<HTMLImageElement>('img[loading="eager"]');
    await Promise.all([document.fonts.ready, ...[...pictures].map((each) => each.decode())]);
  });

/** Trips spread over a market's catalogue. */
const tripsOf = async (host: string, folder: string, count: number) => {
  const { text } = await read(product.at(host, "/sitemap.xml"));
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const trips = pages.filter((each) => new RegExp(`/${folder}/[a-z0-9-]+$`).test(each));
  return trips.filter((_, index) => index % Math.ceil(trips.length / count) === 0);
};

test("white text on any picture has 4.5:1 contrast, on phones, tablets and desktops", async () => {
  const market = marketById("fr-FR");
  const types = await addressesByPageType(market, product.at);
  const named = ["index", "travels", "departure", "missing"] as const;
  const addresses = [
    ...named.map((name) => types.get(name) ?? ""),
    product.at(market.hostDefault, "/nouvel-an"),
    ...(await tripsOf(market.hostDefault, "destinations", 3)),
  ];
  expect(addresses).toHaveLength(8);
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const wrong: string[] = [];
  for (const width of [390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of addresses) {
      await page.goto("about:blank"); // from another page the previous picture would fade out first
      await page.goto(address);
      await settled(page);
      const found = await wordsOf(page);
      expect({ address, words: found.length }).not.toEqual({ address, words: 0 });
      const shot = await shotOf(page);
      for (const { text, lines } of found) {
        const ratio = await contrast(shot, lines);
        if (ratio < 4.5) wrong.push(`${address} at ${width}: ${text} has ${ratio.toFixed(2)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  await page.close();
});

test("no star stands behind the header of an error page", async () => {
  const { hostDefault } = marketById("en-US");
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const width of [390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(product.at(hostDefault, "/nothing-here"));
    await settled(page);
    const header = await page.locator(".wordmark, .site-links, .bean").evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ left }) => left < innerWidth)
        .map(({ x, y, width: wide, height }) => ({ x, y, width: wide, height })),
    );
    // The wordmark's sign is brighter than any star, so it is hidden.
    const shot = await shotWith(
      page,
      ".wordmark, .wordmark *, .site-links, .bean { transition: none !important; visibility: hidden !important }",
    );
    const [least = 0] = await contrasts(
      shot,
      header.filter((box) => box.width > 1),
    );
    expect({ width, isDark: least > 12 }).toEqual({ width, isDark: true });
  }
  await page.close();
});
