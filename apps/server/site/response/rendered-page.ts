import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { noSources, type CspSources } from "#features/company/third-parties/rules.ts";
import type { CachedPage } from "#platform/server/cache/page-cache.ts";
import { type Encoding, encode } from "#platform/server/http/compression/encoding.ts";
import { deferHydration } from "./defer-hydration.ts";
import { contentSecurityPolicy } from "./csp.ts";

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

const charset = '<meta charSet="utf-8"/>';

/**
 * Puts an inline script before everything that loads a file. React's hydration does not touch
 * elements of the head that React has not rendered.
 */
const injectFirstScript = (html: string, script: string | null): string =>
  script === null ? html : html.replace(charset, () => `${charset}<script>${script}</script>`);

/**
 * Completes the renderer's response: defers its scripts, adds policy and entity tag, compresses it.
 * @param endsAt epoch milliseconds at which the page expires
 * @param sources hosts of third parties that the page may load from; null leaves the HTML unchanged
 *   and without a policy, as development needs
 * @param script runs before the first paint; it is part of the HTML only, since the page's data is
 *   sent again with every client navigation
 */
export const toRenderedPage = async (
  response: Response,
  tags: readonly string[],
  endsAt: number,
  sources: CspSources | null = noSources,
  script: string | null = null,
): Promise<RenderedPage> => {
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  const isPage = sources && isHtml;
  const text = injectFirstScript(await response.text(), isHtml ? script : null);
  const html = isPage ? deferHydration(text) : text;
  const body = exactCopy(await encode(Buffer.from(html), "br"));
  const headers: [string, string][] = [...response.headers.entries()].filter(
    ([name]) => name !== "content-length",
  );
  if (isPage) headers.push(["content-security-policy", contentSecurityPolicy(html, sources)]);
  if (!response.headers.has("cache-control"))
    headers.push(["cache-control", "public, max-age=0, must-revalidate"]);
  headers.push(["surrogate-key", tags.join(" ")], ["vary", "accept-encoding"]);
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const canonical = isHtml ? canonicalIn(html) : null;
  return { status: response.status, headers, body, tags, endsAt, hash, canonical };
};

/** The body in an encoding. The page is stored in brotli and compressed anew for any other. */
export const bytesOf = async (page: RenderedPage, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "br") return page.body;
  return exactCopy(await encode(await fromBrotli(page.body), encoding));
};
