import { createServer, request as ask } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { openBrowser } from "./browser.ts";
import { ownProduct } from "./shared.ts";
import { read } from "./read.ts";

// A minimal CDN: a server at another origin that fetches everything it serves from the product.
const cdnRequests: string[] = [];
let originPort = 0;
const cdn = createServer((request, response) => {
  cdnRequests.push(request.url ?? "");
  const { hostDefault } = marketById("it-IT");
  const headers = { ...request.headers, host: `${hostDefault}:${originPort}` };
  ask({ host: "127.0.0.1", port: originPort, path: request.url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }).end();
});

let product: Awaited<ReturnType<typeof ownProduct>>;
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, "127.0.0.1", resolve));
  const address = cdn.address();
  base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  product = await ownProduct({ CDN_BASE: base });
  originPort = product.port;
});
afterAll(async () => {
  await product?.stop();
  cdn.closeAllConnections();
  cdn.close();
});

test("with a CDN pictures, fonts and style sheets come from it, scripts from the site, and the page works", async () => {
  const url = product.at("it.localhost", "/");
  const { text, headers } = await read(url);
  const policy = String(headers["content-security-policy"]);
  for (const pattern of ["style-src", "img-src", "font-src"])
    expect(policy).toMatch(new RegExp(`${pattern} [^;]*${base}`));
  expect(policy).not.toMatch(new RegExp(`(script|default)-src [^;]*${base}`));
  expect(text).not.toMatch(/(href|src|srcSet|imageSrcSet)="\/(media|fonts)\//);
  expect(text).toMatch(new RegExp(`<meta property="og:image" content="http[^"]*/media/`));

  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const consoleErrors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") consoleErrors.push(message.text());
    });
    const siteRequests: string[] = [];
    page.on("request", (request) => {
      const { host, pathname } = new URL(request.url());
      if (host.startsWith("it.")) siteRequests.push(pathname);
    });
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const families = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? [family] : [])),
    );
    expect(families).toEqual(expect.arrayContaining([expect.stringContaining("Hanken Grotesk")]));
    const picture = page.locator('main img[src*="/media/"]').locator("visible=true").first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(consoleErrors).toEqual([]);
    for (const pattern of [/^\/fonts\//, /^\/assets\/.*\.css$/, /^\/media\//]) {
      expect(cdnRequests.some((path) => pattern.test(path))).toBe(true);
      expect(siteRequests.filter((path) => pattern.test(path))).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
