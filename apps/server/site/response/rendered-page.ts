import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { noSources, type CspSources } from "#features/third-parties/rules.ts";
import type { CachedPage } from "#platform/server/cache/page-cache.ts";
import { type Encoding, encoded } from "#platform/server/http/compression/encoding.ts";
import { deferHydration } from "./defer-hydration.ts";
import { contentSecurityPolicy } from "./csp.ts";

const fromBrotli = promisify(brotliDecompress);

/** A finished page; its body is compressed with brotli. */
export type RenderedPage = CachedPage &
  Readonly<{
    hash: string;
    /** Path and query under which search engines list it; null for what is no page. */
    canonical: string | null;
  }>;

/** A page's tag in an encoding: each has bytes of its own. */
export const etagOf = ({ hash }: RenderedPage, encoding: Encoding): string =>
  `"${hash}-${encoding}"`;

/** A copy that holds nothing but its own bytes: what is compressed lies in a larger room at first. */
const exactCopy = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/** Path and query of the address under which search engines list a page. */
const canonicalIn = (html: string): string | null => {
  const [, href = ""] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const url = URL.parse(href.replaceAll("&amp;", "&"));
  return url && url.pathname + url.search;
};

const charset = '<meta charSet="utf-8"/>';

/** Puts a script of the server's own before all that loads. React leaves in the head what it has not made. */
const beginWith = (html: string, script: string | null): string =>
  script === null ? html : html.replace(charset, () => `${charset}<script>${script}</script>`);

/**
 * Finishes an answer of the renderer: its scripts, its policy, its tag, its bytes compressed once.
 * @param sources other hosts that the page may load from; null leaves it as it is and without a
 * policy, as in development, where modules are changed under the page
 * @param script runs before the page is painted; it stands in the HTML alone and not in the data of
 * the page, which are sent again with each page in place
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
  const text = beginWith(await response.text(), isHtml ? script : null);
  const html = isPage ? deferHydration(text) : text;
  const body = exactCopy(await encoded(Buffer.from(html), "br"));
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

/** The page's bytes in an encoding, made anew unless they are those that are kept. */
export const bytesOf = async (page: RenderedPage, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "br") return page.body;
  return exactCopy(await encoded(await fromBrotli(page.body), encoding));
};
