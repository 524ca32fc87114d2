import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageCache } from "#platform/server/cache/page-cache.ts";
import { encodingFor, type Encoding, isHeld } from "#platform/server/http/encoding.ts";
import { etagOf, type FinishedPage } from "./finished.ts";

/** The key of a kept page, and the epoch milliseconds until which it may be the answer unasked. */
export type Learnt = Readonly<{ key: string; endsAt: number }>;

/**
 * Answers what has been asked in the very same words before, straight from the page cache: no
 * routing, no parsing, one write. Everything else is left to the whole server.
 */
export type KeptPages = Readonly<{
  /** @returns false when the whole server has to answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Learns which kept page answers a request; only for answers that set nothing for one visitor. */
  learn(request: IncomingMessage, currency: string | undefined, answer: Learnt): void;
  /** To be called with each change: a new redirect, for one, takes over an address. */
  unlearn(): void;
}>;

const limit = 20_000;
const currencyIn = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/;

const wordsOf = (request: IncomingMessage, currency: string | undefined): string =>
  `${request.headers.host} ${currency ?? ""} ${request.url}`;

/** One flat list of names and values, made once for a page and an encoding. */
const headOf = (
  ofAll: FinishedPage["headers"],
  page: FinishedPage,
  encoding: Encoding,
  body: Buffer,
): string[] => {
  const head = [...ofAll, ...page.headers].flat();
  head.push("etag", etagOf(page, encoding), "content-length", String(body.length));
  if (encoding !== "identity") head.push("content-encoding", encoding);
  return head;
};

const heads = new WeakMap<Buffer, string[]>();

const send = (
  ofAll: FinishedPage["headers"],
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
): boolean => {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const body = page.variants[encoding];
  if (!body) return false;
  const head = heads.get(body) ?? headOf(ofAll, page, encoding, body);
  heads.set(body, head);
  if (isHeld(request.headers["if-none-match"], etagOf(page, encoding))) {
    const length = head.indexOf("content-length");
    response.writeHead(304, head.toSpliced(length, 2)).end();
    return true;
  }
  response.writeHead(page.status, head).end(request.method === "HEAD" ? undefined : body);
  return true;
};

/**
 * @param ofAll the headers of every answer
 * @param now epoch milliseconds
 */
export const createKeptPages = (
  cache: PageCache<FinishedPage>,
  ofAll: FinishedPage["headers"],
  now: () => number,
): KeptPages => {
  const keys = new Map<string, Learnt>();
  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const { cookie } = request.headers;
      const currency = cookie ? currencyIn.exec(cookie)?.[1] : undefined;
      const learnt = keys.get(wordsOf(request, currency));
      const page = learnt && now() < learnt.endsAt ? cache.peek(learnt.key) : undefined;
      return page?.status === 200 && send(ofAll, request, response, page);
    },
    learn(request, currency, learnt) {
      if (keys.size >= limit) keys.clear();
      keys.set(wordsOf(request, currency), learnt);
    },
    unlearn: () => keys.clear(),
  };
};
