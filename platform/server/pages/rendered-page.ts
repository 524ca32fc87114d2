import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { CachedPage } from "#platform/server/cache/page-cache.ts";
import { type Encoding, encode } from "#platform/server/http/compression/encoding.ts";

const fromBrotli = promisify(brotliDecompress);

/** A page as it is cached and sent; its body is compressed with brotli. */
export type RenderedPage = CachedPage &
  Readonly<{
    hash: string;
    /** Path and query of the page's canonical link; null where the page has none. */
    canonical: string | null;
  }>;

/**
 * The entity tag of the page in one encoding; the bytes differ by encoding, so the tags differ too.
 */
export const etagOf = ({ hash }: RenderedPage, encoding: Encoding): string =>
  `"${hash}-${encoding}"`;

/** Compression returns a slice of a larger buffer, which the page cache would otherwise keep alive. */
const exactCopy = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

const canonicalIn = (html: string): string | null => {
  const [, href = ""] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const url = URL.parse(href.replaceAll("&amp;", "&"));
  return url && url.pathname + url.search;
};

/** A page or document before it is compressed. */
export type Answer = Readonly<{
  status: number;
  headers: readonly (readonly [string, string])[];
  text: string;
}>;

const isHtml = ({ headers }: Answer): boolean =>
  headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));

/**
 * Adds what a kept page needs: an entity tag, headers for caches, and its compressed body.
 * @param endsAt epoch milliseconds at which the page expires
 */
export const toRenderedPage = async (
  answer: Answer,
  tags: readonly string[],
  endsAt: number,
): Promise<RenderedPage> => {
  const { status, text } = answer;
  const bytes = Buffer.from(text);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const body = exactCopy(await encode(bytes, "br"));
  const headers = answer.headers.map(([name, value]): [string, string] => [name, value]);
  if (!headers.some(([name]) => name === "cache-control"))
    headers.push(["cache-control", "public, max-age=0, must-revalidate"]);
  headers.push(["surrogate-key", tags.join(" ")], ["vary", "accept-encoding"]);
  const canonical = isHtml(answer) ? canonicalIn(text) : null;
  return { status, headers, body, tags, endsAt, hash, canonical };
};

/** The body in an encoding. The page is stored in brotli and compressed anew for any other. */
export const bytesOf = async (page: RenderedPage, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "br") return page.body;
  return exactCopy(await encode(await fromBrotli(page.body), encoding));
};
