import { afterAll, beforeAll, expect, test } from "vitest";
import { cpuTimeUntil } from "#platform/testing/cpu-time.ts";
import { emptyProduct } from "./empty-product.ts";
import { read } from "./read.ts";
import { openWithin, type ProductWithin } from "./within.ts";

// Text from strangers has to be parsed in linear time. A regular expression that started again at
// each offset took 14 seconds for a style sheet and blocked the whole server.

let empty: Awaited<ReturnType<typeof emptyProduct>>;
let product: ProductWithin;
beforeAll(async () => {
  empty = await emptyProduct();
  product = await openWithin(empty.environment);
});
afterAll(async () => {
  await product?.stop();
  await empty?.remove();
});

/** Milliseconds of this process's work that a request may cost. The product runs within it. */
const mostWork = 3000;

const expectLittleWork = async (
  what: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  let status = 0;
  const work = await cpuTimeUntil(async () => {
    ({ status } = await read(product.at("it.localhost", path), headers));
  });
  const found = { what, isFault: status >= 500, isSlow: work > mostWork };
  expect(found).toEqual({ what, isFault: false, isSlow: false });
};

/** The length of the longest URL or header that Node accepts, minus room for the other headers. */
const maxLength = 14_000;
const encoded = (text: string, length: number) =>
  encodeURIComponent(text.repeat(length / encodeURIComponent(text).length + 1))
    .slice(0, length)
    .replace(/%.?$/, "");

const parts = [
  "/",
  "a/",
  "a",
  "-",
  " ",
  "1.",
  "..",
  '"',
  "(",
  "[",
  "\\",
  "%",
  "*",
  ":",
  "à",
  "“",
  "😀",
];
const withSlashes = (text: string) => text.replaceAll("%2F", "/");
const addresses: Readonly<Record<string, (text: string) => string>> = {
  "a page": (text) => `/${withSlashes(text)}x`,
  "a page below": (text) => `/x${withSlashes(text)}/y`,
  "a picture": (text) => `/media/${withSlashes(text)}x`,
  "a share picture": (text) => `/share/${withSlashes(text)}x`,
  "a call": (text) => `/api/it/${withSlashes(text)}x`,
  "a keyword": (text) => `/cerca?q=${text}x`,
  "a keyword of a call": (text) => `/api/it/search-count?q=${text}x`,
  "a suggestion": (text) => `/api/it/suggestions?q=${text.slice(0, 100)}`,
  "a place": (text) => `/cerca?where=${text}x`,
  dates: (text) => `/cerca?from=${text.slice(0, 4000)}&to=${text.slice(0, 4000)}x`,
  prices: (text) => `/cerca?priceMin=${text.slice(0, 4000)}&priceMax=${text.slice(0, 4000)}x`,
  "a currency": (text) => `/?currency=${text}x`,
  "an unknown name": (text) => `/?${text}x=1`,
};

test("an address of hostile characters costs little work, whatever reads it", async () => {
  expect.hasAssertions();
  for (const [what, addressOf] of Object.entries(addresses))
    for (const part of parts)
      await expectLittleWork(`${what} of ${part}`, addressOf(encoded(part, maxLength)));
});

const headerParts = ["; ", ", ", " ", "a=b; ", 'W/"a",', '"', "br;q=0 ", "q=0.", "*", "bytes=0-1,"];
const headers = [
  "cookie",
  "if-none-match",
  "if-modified-since",
  "accept-encoding",
  "accept-language",
  "accept",
  "range",
  "x-forwarded-for",
  "user-agent",
];

test("a header of hostile characters costs little work", async () => {
  expect.hasAssertions();
  for (const name of headers)
    for (const part of headerParts)
      for (const path of ["/", "/favicon.ico", "/fonts/none.woff2"])
        await expectLittleWork(`${name} of ${part} at ${path}`, path, {
          [name]: `${part.repeat(maxLength / part.length)}x`,
        });
});
