import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageCache } from "#platform/server/cache/page-cache.ts";
import { createBounded } from "#platform/server/cache/bounded.ts";
import { encodingFor, type Encoding, isHeld } from "#platform/server/http/compression/encoding.ts";
import { etagOf, type RenderedPage } from "./rendered-page.ts";
import type { Variants } from "./variants.ts";

/** The key of a kept page, and the epoch milliseconds until which it may be the answer unasked. */
export type FastPathEntry = Readonly<{ key: string; endsAt: number }>;

/**
 * Answers what has been asked in the very same words before, straight from the page cache: no
 * routing, no parsing, one write. Everything else is left to the whole server.
 */
export type FastPath = Readonly<{
  /** @returns false when the whole server has to answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Learns which kept page answers a request; only for answers that set nothing for one visitor. */
  remember(request: IncomingMessage, answer: FastPathEntry): void;
  /** To be called with each change: a new redirect, for one, takes over an address. */
  clear(): void;
}>;

/** Bytes of learnt words; a longer address is worth the whole server's work. */
const room = 8 * 1024 * 1024;
const longest = 2000; // characters
const around = 200; // bytes of a place in a map and of what it holds

/** What was asked in which market; null for a host that shows none, and for long addresses. */
const wordsOf = (
  { headers: { host = "" }, url = "" }: IncomingMessage,
  marketOf: (host: string) => string | undefined,
): string | null => {
  const market = url.length > longest ? undefined : marketOf(host);
  return market === undefined ? null : `${market} ${url}`;
};

/** One flat list of names and values, made once for a page and an encoding. */
const headOf = (
  ofAll: RenderedPage["headers"],
  page: RenderedPage,
  encoding: Encoding,
  body: Buffer,
): string[] => {
  const head = [...ofAll, ...page.headers].flat();
  head.push("etag", etagOf(page, encoding), "content-length", String(body.length));
  if (encoding !== "identity") head.push("content-encoding", encoding);
  return head;
};

const heads = new WeakMap<Buffer, string[]>();

type Body = Readonly<{ encoding: Encoding; body: Buffer }>;

const send = (
  ofAll: RenderedPage["headers"],
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
  { encoding, body }: Body,
): void => {
  const head = heads.get(body) ?? headOf(ofAll, page, encoding, body);
  heads.set(body, head);
  if (isHeld(request.headers["if-none-match"], etagOf(page, encoding))) {
    const length = head.indexOf("content-length");
    response.writeHead(304, head.toSpliced(length, 2)).end();
    return;
  }
  response.writeHead(page.status, head).end(request.method === "HEAD" ? undefined : body);
};

export type FastPathOptions = Readonly<{
  cache: PageCache<RenderedPage>;
  variants: Variants;
  /** The headers of every answer. */
  ofAll: RenderedPage["headers"];
  /** The market that a `Host` header asks for. */
  marketOf: (host: string) => string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
}>;

export const createFastPath = ({
  cache,
  variants,
  ofAll,
  marketOf,
  now,
}: FastPathOptions): FastPath => {
  const keys = createBounded<FastPathEntry>(
    room,
    ({ key }, words) => 2 * (key.length + words.length) + around,
  );
  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const words = wordsOf(request, marketOf);
      const learnt = words === null ? undefined : keys.get(words);
      const page = learnt && now() < learnt.endsAt ? cache.peek(learnt.key) : undefined;
      if (page?.status !== 200) return false;
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const body = variants.peek(page, encoding);
      if (body) send(ofAll, request, response, page, { encoding, body });
      return body !== undefined;
    },
    remember(request, learnt) {
      const words = wordsOf(request, marketOf);
      if (words !== null) keys.set(words, learnt);
    },
    clear: () => keys.clear(),
  };
};
