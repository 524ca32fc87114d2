import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReadLink } from "../questions/answer-link.ts";
import type { AnswerScreen } from "./receive-answer.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import type { AnswerPageView } from "../parts/answers/answer-page.tsx";

/** Draws the page of a question in the frame of the market's site. */
export type DrawAnswerPage = (
  market: string,
  view: AnswerPageView,
) => Promise<Readonly<{ html: string; policy: string | null }>>;

/** A kind of signed link that leads to a page with yes and no. */
export type AnswerKind = Readonly<{
  /** Null for an address that is no such link of this market. */
  read: (path: string, market: string) => ReadLink | null;
  show: (market: string, link: ReadLink) => Promise<AnswerScreen>;
  /** Null where what was sent was taken. */
  receive: (
    market: string,
    link: ReadLink,
    fields: URLSearchParams,
  ) => Promise<AnswerScreen | null>;
}>;

export type SignedAnswerOptions = Readonly<{
  kinds: readonly AnswerKind[];
  draw: DrawAnswerPage;
  /** Counts what an IP address sends; the seconds until it may send more, null where it may now. */
  limitAddress: (address: string) => Promise<number | null>;
  /** Answers visitors who send too often. */
  answerFlood: (reply: FastifyReply, market: string) => FastifyReply;
  /** Limits how many pages are drawn at once. */
  queue: Queue;
}>;

/**
 * No cache keeps it, no search engine lists it, and no other site learns its address. The site itself
 * may, or a browser would send the form without saying where it stands.
 */
const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
};

/**
 * Answers the signed links of mails on a market's host.
 * @returns null for an address that is no link of ours, and for one that was changed
 */
export type SignedAnswers = (
  request: FastifyRequest,
  reply: FastifyReply,
  market: string,
  /** What the form has sent; null where the page is only read. */
  fields: URLSearchParams | null,
) => Promise<FastifyReply | null>;

export const createSignedAnswers =
  ({ kinds, draw, limitAddress, answerFlood, queue }: SignedAnswerOptions): SignedAnswers =>
  async (request, reply, market, fields) => {
    const path = request.url.replace(/[?#].*/, "");
    const [found] = kinds.flatMap((kind) => {
      const link = kind.read(path, market);
      return link ? [{ kind, link }] : [];
    });
    if (!found) return null;
    if (fields) {
      const wait = await limitAddress(request.ip);
      if (wait !== null) return answerFlood(reply.header("retry-after", wait), market);
    }
    const { kind, link } = found;
    const screen = fields
      ? await kind.receive(market, link, fields)
      : await kind.show(market, link);
    if (screen === null) return reply.headers(headers).redirect(path, 303);
    const { html, policy } = await queue.run(() => draw(market, screen.view));
    return reply
      .status(screen.status)
      .headers({ ...headers, ...(policy === null ? {} : { "content-security-policy": policy }) })
      .type("text/html; charset=utf-8")
      .send(html);
  };
