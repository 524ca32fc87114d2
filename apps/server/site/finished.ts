import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { noSources, type PolicySources } from "#features/third-parties/rules.ts";
import type { CachedPage } from "#platform/server/cache/page-cache.ts";
import { startLate } from "./late-start.ts";
import { policyFor } from "./policy.ts";

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A finished page and its bytes in each encoding that somebody has asked for. */
export type FinishedPage = CachedPage &
  Readonly<{ variants: Partial<Record<Encoding, Buffer>>; hash: string }>;

/** The best of our encodings that a client takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const taken = accepted ?? "";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(taken)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(taken) ? "gzip" : "identity";
};

/** A page's tag in an encoding: each has bytes of its own. */
export const etagOf = ({ hash }: FinishedPage, encoding: Encoding): string =>
  `"${hash}-${encoding}"`;

/** Whether a client has the page already, by its `If-None-Match`: this tag, among others, or any at all. */
export const isHeld = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined &&
  (asked === tag ||
    asked.split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//, ""))));

/**
 * Finishes an answer of the renderer: its script's start, its policy, its tag, its bytes compressed once.
 * @param sources other hosts that the page may load from; null leaves it as it is and without a
 *   policy, as in development, where modules are changed under the page
 */
export const finishPage = async (
  response: Response,
  tags: readonly string[],
  endsAt: number,
  sources: PolicySources | null = noSources,
): Promise<FinishedPage> => {
  const text = await response.text();
  const isPage = sources && (response.headers.get("content-type") ?? "").startsWith("text/html");
  const html = isPage ? startLate(text) : text;
  const body = await toBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  const headers: [string, string][] = [...response.headers.entries()].filter(
    ([name]) => name !== "content-length",
  );
  if (isPage) headers.push(["content-security-policy", policyFor(html, sources)]);
  if (!response.headers.has("cache-control"))
    headers.push(["cache-control", "public, max-age=0, must-revalidate"]);
  headers.push(["surrogate-key", tags.join(" ")], ["vary", "accept-encoding, cookie"]);
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { status: response.status, headers, body, tags, endsAt, hash, variants: { br: body } };
};

/** The page's bytes in an encoding; each is made once. */
export const bytesOf = async (page: FinishedPage, encoding: Encoding): Promise<Buffer> => {
  const known = page.variants[encoding];
  if (known) return known;
  const plain = page.variants.identity ?? (await fromBrotli(page.body));
  const made = encoding === "gzip" ? await toGzip(plain) : plain;
  page.variants[encoding] = made;
  return made;
};
