import type { FastifyReply, FastifyRequest } from "fastify";
import { noSources } from "#features/third-parties/rules.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { contentSecurityPolicy } from "./response/csp.ts";
import { escaped } from "./documents/xml.ts";

const style = `
:root{color-scheme:light dark;font:1.125rem/1.5 "Hanken Grotesk",Arial,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f8faf8,#091515);color:light-dark(#0b2523,#edf1ec)}
main{max-width:34rem;padding:2rem}
h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem;text-wrap:balance}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:10px;background:#fc7d22;color:#2a160f;font-weight:650;text-decoration:none}
a:focus-visible{outline:2.5px solid light-dark(#006c97,#65cdf3);outline-offset:2px}`;

/** The page for people. It asks for nothing more: the server has enough to do. */
const pageIn = (market: Market, product: string): string => {
  const t = translatorFor(market);
  const title = escaped(t("error.busy"));
  return `<!doctype html><html lang="${market.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${escaped(product)}</title><style>${style}</style></head><body><main><p>${escaped(product)}</p><h1>${title}</h1><p>${escaped(t("error.busyText"))}</p><a href="">${escaped(t("error.retry"))}</a></main></body></html>`;
};

/** What programs read. The site's own script shows its page of errors when an answer is none of its own. */
const forPrograms = /\.(?:data|xml|txt)(?:\?|$)/;

type Answer = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

const answerOf = (type: string, text: string, policy: string | null): Answer => ({
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    ...(policy === null ? {} : { "content-security-policy": policy }),
  },
  body: text, // text leaves in one piece with its headers, bytes in two
});

const prepare = (market: Market, product: string) => {
  const page = pageIn(market, product);
  return {
    page: answerOf("text/html", page, contentSecurityPolicy(page, noSources)),
    text: answerOf("text/plain", translatorFor(market)("error.busyText"), null),
  };
};

/**
 * Answers pages that found no place, in the market's words: made once for a market, so that nearly
 * nothing is spent on who is sent away.
 * @param wait seconds after which it is worth asking again
 */
export const createOverloadAnswer = (product: string, wait: () => number) => {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return (request: FastifyRequest, reply: FastifyReply, marketId: string): FastifyReply => {
    const answers = prepared.get(marketId) ?? prepare(marketById(marketId), product);
    prepared.set(marketId, answers);
    const { headers, body } = forPrograms.test(request.url) ? answers.text : answers.page;
    return reply.status(503).headers(headers).header("retry-after", wait()).send(body);
  };
};
