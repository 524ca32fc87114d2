import { request } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

// Text from strangers and editors has to be parsed in linear time. A regular expression that
// started again at each offset took 14 seconds for a style sheet and blocked the whole server.

const host = "it.localhost";
const office = "backoffice.localhost";
let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let editor: Page;
beforeAll(async () => {
  product = await ownProduct();
  browser = await openBrowser();
  editor = await browser.newPage();
  await editor.goto(product.at(office, "/custompages"));
  await editor.getByLabel("E-mail").fill("editor@wayroam.test");
  await editor.getByLabel("Password").fill("wayroam-editor");
  await editor.getByRole("button", { name: "Sign in" }).click();
  await editor.getByRole("heading", { name: /^Custom pages/ }).waitFor();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

type HostileRequest = Readonly<{ path: string; headers?: Readonly<Record<string, string>> }>;

/** @returns the status of the answer and the milliseconds until it arrived */
const send = ({
  path,
  headers = {},
}: HostileRequest): Promise<{ status: number; durationMs: number }> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const options = { host: "127.0.0.1", port: product.port, path, headers: { host, ...headers } };
    const clientRequest = request(options, (answer) => {
      answer.resume();
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, durationMs: performance.now() - startedAt }),
      );
    });
    clientRequest.on("error", reject);
    clientRequest.end();
  });

/** Milliseconds until an answer that is called quick. */
const quickMs = 3000;

/** Tries a slow request twice more, because other programs can only add time. */
const sendQuickly = async (hostile: HostileRequest): ReturnType<typeof send> => {
  const first = await send(hostile);
  if (first.durationMs < quickMs) return first;
  const again = [await send(hostile), await send(hostile)];
  return again.reduce((best, each) => (each.durationMs < best.durationMs ? each : best), first);
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
const addressesByKind: Readonly<Record<string, (text: string) => string>> = {
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

test.each(Object.entries(addressesByKind))(
  "%s of hostile characters, of the maximum length, is answered quickly",
  async (_what, addressOf) => {
    for (const part of parts) {
      const path = addressOf(encoded(part, maxLength));
      const { status, durationMs } = await sendQuickly({ path });
      expect({ part, isFault: status >= 500 }).toEqual({ part, isFault: false });
      expect(durationMs).toBeLessThan(quickMs);
    }
  },
);

test.each([
  "cookie",
  "if-none-match",
  "if-modified-since",
  "accept-encoding",
  "accept-language",
  "accept",
  "range",
  "x-forwarded-for",
  "user-agent",
])("a header %s of hostile characters is answered quickly", async (name) => {
  for (const part of [
    "; ",
    ", ",
    " ",
    "a=b; ",
    'W/"a",',
    '"',
    "br;q=0 ",
    "q=0.",
    "*",
    "bytes=0-1,",
  ])
    for (const path of ["/", "/favicon.ico", "/fonts/none.woff2"]) {
      const { durationMs } = await sendQuickly({
        path,
        headers: { [name]: `${part.repeat(maxLength / part.length)}x` },
      });
      expect(durationMs).toBeLessThan(quickMs);
    }
});

test("an address of slashes that is four times as long takes about four times as long", async () => {
  /** The shortest of three measurements, because other programs can only add time. */
  const time = async (length: number): Promise<number> => {
    const tries: number[] = [];
    for (let round = 0; round < 3; round++) {
      const startedAt = performance.now();
      for (let index = 0; index < 20; index++)
        await send({ path: `/x${"/".repeat(length)}${round}-${index}` });
      tries.push(performance.now() - startedAt);
    }
    return Math.min(...tries);
  };
  await time(100);
  const short = await time(maxLength / 4);
  expect(await time(maxLength)).toBeLessThan(8 * short + 500);
});

/** Calls the API from a page of the staff app, with the editor's session. */
const call = (method: string, path: string, json: unknown) =>
  editor.evaluate(
    async ([verb, address, body]) => {
      const startedAt = performance.now();
      const answer = await fetch(`/api/it/${address}`, {
        method: verb,
        headers: { "content-type": "application/json" },
        body,
      });
      const text = await answer.text();
      return { status: answer.status, text, durationMs: performance.now() - startedAt };
    },
    [method, path, JSON.stringify(json)] as const,
  );
const page = (slug: string, overrides: object) => ({
  name: slug,
  slug,
  routingKey: null,
  seo: { title: "", description: "", robots: "index,follow", image: null },
  customHtmlClasses: [],
  customCss: "",
  isPublished: true,
  isFixed: false,
  attributes: { transparentHeader: false, hideLayout: false },
  blocks: [textBlock(slug, { id: "a" })],
  ...overrides,
});

test("a hostile style sheet is refused quickly, while visitors are answered", async () => {
  const styleSheets = [
    "[ ".repeat(100_000),
    "[ ".repeat(25_000),
    `${"a{".repeat(4000)}${"}".repeat(4000)}`,
    ":is(".repeat(12_000),
    "p { --p: fixed; position: var(--p) }",
  ];
  for (const customCss of styleSheets) {
    const saved = call("POST", "custompages", page("hostile", { customCss }));
    const visit = await send({ path: "/" });
    expect(visit.durationMs).toBeLessThan(quickMs);
    expect(await saved).toMatchObject({ status: 422 });
    expect((await saved).durationMs).toBeLessThan(5000);
  }
});

test("a page and its preview are shown with the style sheets cleaned at the save", async () => {
  const customCss = 'h2 { background: url("/media/x.png") }';
  const block = textBlock("Styled", { id: "styled" });
  const blocks = [
    { ...block, content: { ...block.content, customCss: "#b-styled { color: red }" } },
  ];
  const saved = await call("POST", "custompages", page("styled", { customCss, blocks }));
  expect(saved).toMatchObject({ status: 201 });
  const html = await product.read(host, "/styled");
  expect(html).toContain(`<style>@scope (#page) {\n${customCss}\n}</style>`);
  expect(html).toContain("<style>@scope (#b-styled) {\n:scope { color: red }\n}</style>");
  const preview = await call("POST", "preview", { blocks, at: null, customCss });
  expect(JSON.parse(preview.text)).toMatchObject({
    pageCss: `@scope (#page) {\n${customCss}\n}`,
    blocks: [{ css: "@scope (#b-styled) {\n:scope { color: red }\n}" }],
  });
});
