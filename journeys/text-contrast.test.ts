import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { luminance } from "#platform/oklch.ts";
import { addressesByPageType } from "./page-types.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
type TextLines = Readonly<{ text: string; lines: readonly Box[] }>;

const textSelector =
  ":is(.trip-words, .hero-words, .banner-words) :is(h1, .lead, .crumbs a), .site-links a, .site-market span, .beans a";

/**
 * The lines of the header's text and of the text on the picture. Text below the screen is left out.
 */
const textsOn = (page: Page): Promise<readonly TextLines[]> =>
  page.locator(textSelector).evaluateAll((all) =>
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

/**
 * Takes a screenshot with an additional style sheet. It is not added as a style element, because
 * React would remove that when the page hydrates.
 */
const screenshotWith = async (page: Page, style: string): Promise<Buffer> => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, style);
  return page.screenshot();
};

/** Takes a screenshot in which the text of the header and of the picture is invisible. */
const screenshotWithoutText = (page: Page): Promise<Buffer> =>
  screenshotWith(
    page,
    `${textSelector} { color: transparent !important; text-shadow: none !important; transition: none !important }`,
  );

type Pixels = Readonly<{ data: Buffer; width: number; height: number }>;

const pixelsOf = async (screenshot: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The contrast of white with every second pixel behind the lines, in ascending order. */
const contrasts = (pixels: Pixels, lines: readonly Box[]): readonly number[] => {
  const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));
  const ratios: number[] = [];
  for (const { x, y, width, height } of lines)
    for (let row = clamp(y, pixels.height); row < clamp(y + height, pixels.height); row += 2)
      for (
        let column = clamp(x, pixels.width);
        column < clamp(x + width, pixels.width);
        column += 2
      ) {
        const place = (row * pixels.width + column) * 3;
        const [red = 255, green = 255, blue = 255] = pixels.data.subarray(place, place + 3);
        ratios.push(1.05 / (luminance([red, green, blue]) + 0.05));
      }
  return ratios.toSorted((a, b) => a - b);
};

/**
 * The contrast that 97 of 100 pixels reach. The remaining pixels may be brighter, such as stars in
 * a night sky.
 */
const contrast = (pixels: Pixels, lines: readonly Box[]): number => {
  const ratios = contrasts(pixels, lines);
  return ratios[Math.floor(ratios.length * 0.03)] ?? 0;
};

/** Waits for the pictures of the first screen in the page's present width, and for the fonts. */
const waitForPictures = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const pictures = document.querySelectorAll<HTMLImageElement>('img[loading="eager"]');
    await Promise.all([document.fonts.ready, ...[...pictures].map((each) => each.decode())]);
  });

/** Chooses trips at even distances in a market's catalogue. */
const tripsOf = async (host: string, folder: string, count: number) => {
  const { text } = await read(product.at(host, "/sitemap.xml"));
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const trips = pages.filter((each) => new RegExp(`/${folder}/[a-z0-9-]+$`).test(each));
  return trips.filter((_, index) => index % Math.ceil(trips.length / count) === 0);
};

const widths = [390, 820, 1100, 1440];

/** Shows a page in each width, with the picture that it has there. */
const inEachWidth = async (page: Page, address: string, look: (width: number) => Promise<void>) => {
  await page.goto("about:blank"); // without this step, the picture of the previous page would still be fading out
  await page.goto(address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await waitForPictures(page);
    await look(width);
  }
};

test("white text on any picture has 4.5:1 contrast, on phones, tablets and desktops", async () => {
  const market = marketById("fr-FR");
  const types = await addressesByPageType(market, product.at);
  const pageTypes = ["index", "travels", "departure", "missing"] as const;
  const addresses = [
    ...pageTypes.map((name) => types.get(name) ?? ""),
    product.at(market.hostDefault, "/nouvel-an"),
    ...(await tripsOf(market.hostDefault, "destinations", 2)),
  ];
  expect(addresses).toHaveLength(7);
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const lowContrast: string[] = [];
  for (const address of addresses)
    await inEachWidth(page, address, async (width) => {
      const texts = await textsOn(page);
      expect({ address, texts: texts.length }).not.toEqual({ address, texts: 0 });
      const pixels = await pixelsOf(await screenshotWithoutText(page));
      for (const { text, lines } of texts) {
        const ratio = contrast(pixels, lines);
        if (ratio < 4.5)
          lowContrast.push(`${address} at ${width}: ${text} has ${ratio.toFixed(2)}`);
      }
    });
  expect(lowContrast).toEqual([]);
  await page.close();
});

test("no star stands behind the header of an error page", async () => {
  const { hostDefault } = marketById("en-US");
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await inEachWidth(page, product.at(hostDefault, "/nothing-here"), async (width) => {
    const header = await page.locator(".wordmark, .site-links, .beans a").evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ left }) => left < innerWidth)
        .map(({ x, y, width: boxWidth, height }) => ({ x, y, width: boxWidth, height })),
    );
    // The sign in the wordmark is brighter than any star, so the test hides it.
    const screenshot = await screenshotWith(
      page,
      ".wordmark, .wordmark *, .site-links, .beans a { transition: none !important; visibility: hidden !important }",
    );
    const [lowest = 0] = contrasts(
      await pixelsOf(screenshot),
      header.filter((box) => box.width > 1),
    );
    expect({ width, isDark: lowest > 12 }).toEqual({ width, isDark: true });
  });
  await page.close();
});
