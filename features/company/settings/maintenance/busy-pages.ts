import type { FastifyReply, FastifyRequest } from "fastify";
import { noSources } from "#features/company/third-parties/rules.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { contentSecurityPolicy } from "#platform/server/http/headers/csp.ts";
import { escapeXml } from "#platform/texts/escape-xml.ts";

const style = `
:root{color-scheme:light dark;font:1.125rem/1.5 "Hanken Grotesk",Arial,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f8faf8,#091515);color:light-dark(#0b2523,#edf1ec)}
main{max-width:34rem;padding:2rem}
h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem;text-wrap:balance}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:10px;background:#fc7d22;color:#2a160f;font-weight:650;text-decoration:none}
a:focus-visible{outline:2.5px solid light-dark(#006c97,#65cdf3);outline-offset:2px}`;

type BusyText = Readonly<{ title: string; text: string }>;

/** The page loads no further file, since the server is busy. */
const pageHtml = (market: Market, product: string, { title, text }: BusyText): string => {
  const heading = escapeXml(title);
  const again = escapeXml(translatorFor(market)("error.retry"));
  return `<!doctype html><html lang="${market.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} · ${escapeXml(product)}</title><style>${style}</style></head><body><main><p>${escapeXml(product)}</p><h1>${heading}</h1><p>${escapeXml(text)}</p><a href="">${again}</a></main></body></html>`;
};

/** Paths that programs request and that therefore get no HTML. */
const programPaths = /\.(?:xml|txt)(?:\?|$)/;

type PreparedResponse = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

const responseOf = (type: string, text: string, policy: string | null): PreparedResponse => ({
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    ...(policy === null ? {} : { "content-security-policy": policy }),
  },
  body: text, // Node sends a string in one packet with its headers, a buffer in two.
});

const preparePage = (market: Market, product: string, words: BusyText): PreparedResponse => {
  const page = pageHtml(market, product, words);
  return responseOf("text/html", page, contentSecurityPolicy([], noSources));
};

const prepareOverload = (market: Market, product: string) => {
  const t = translatorFor(market);
  const words = { title: t("error.busy"), text: t("error.busyText") };
  return {
    page: preparePage(market, product, words),
    text: responseOf("text/plain", words.text, null),
  };
};

const prepareFlood = (market: Market, product: string): PreparedResponse => {
  const t = translatorFor(market);
  return preparePage(market, product, { title: t("error.flood"), text: t("error.floodText") });
};

/**
 * Answers requests that found no place in a queue. The response is prepared once per market, because
 * refusing has to cost next to nothing.
 * @param retryAfter seconds
 */
export const createOverloadAnswer = (product: string, retryAfter: () => number) => {
  const prepared = new Map<string, ReturnType<typeof prepareOverload>>();
  return (request: FastifyRequest, reply: FastifyReply, marketId: string): FastifyReply => {
    const responses = prepared.get(marketId) ?? prepareOverload(marketById(marketId), product);
    prepared.set(marketId, responses);
    const { headers, body } = programPaths.test(request.url) ? responses.text : responses.page;
    return reply.status(503).headers(headers).header("retry-after", retryAfter()).send(body);
  };
};

/** Answers forms of which too many came from one address at once, as cheaply. */
export const createFloodAnswer = (product: string, retryAfter: () => number) => {
  const prepared = new Map<string, PreparedResponse>();
  return (reply: FastifyReply, marketId: string): FastifyReply => {
    const response = prepared.get(marketId) ?? prepareFlood(marketById(marketId), product);
    prepared.set(marketId, response);
    const { headers, body } = response;
    const wait = reply.getHeader("retry-after") ?? retryAfter();
    return reply.status(429).headers(headers).header("retry-after", wait).send(body);
  };
};
