import type { FastifyReply, FastifyRequest } from "fastify";
import { readAnswerLink } from "./answer-link.ts";
import { type AnswerScreen, receiveAnswer, showQuestion } from "./receive-answer.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import type { AnswerPageView } from "../parts/answers/answer-page.tsx";

/** Draws the page of a question in the frame of the market's site. */
export type DrawAnswerPage = (
  market: string,
  view: AnswerPageView,
) => Promise<Readonly<{ html: string; policy: string | null }>>;

export type CoordinatorAnswerOptions = Readonly<{
  db: Database;
  secret: string;
  draw: DrawAnswerPage;
  /** Counts what an IP address sends; the seconds until it may send more, null where it may now. */
  limitAddress: (address: string) => Promise<number | null>;
  /** Answers visitors who send too often. */
  answerFlood: (reply: FastifyReply, market: string) => FastifyReply;
  /** Limits how many pages are drawn at once. */
  queue: Queue;
  now: () => Date;
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
 * Answers `/coordinator-answer/{token}` on a market's host.
 * @returns null for an address that is no link of ours, and for one that was changed
 */
export type CoordinatorAnswers = (
  request: FastifyRequest,
  reply: FastifyReply,
  market: string,
  /** What the form has sent; null where the page is only read. */
  fields: URLSearchParams | null,
) => Promise<FastifyReply | null>;

export const createCoordinatorAnswers =
  ({
    db,
    secret,
    draw,
    limitAddress,
    answerFlood,
    queue,
    now,
  }: CoordinatorAnswerOptions): CoordinatorAnswers =>
  async (request, reply, market, fields) => {
    const path = request.url.replace(/[?#].*/, "");
    const link = readAnswerLink(path, now(), { market, secret });
    if (!link) return null;
    if (fields) {
      const wait = await limitAddress(request.ip);
      if (wait !== null) return answerFlood(reply.header("retry-after", wait), market);
    }
    const context = { db, market, now: now() };
    const screen: AnswerScreen | null = fields
      ? await receiveAnswer(context, link, fields)
      : await showQuestion(context, link);
    if (screen === null) return reply.headers(headers).redirect(path, 303);
    const { html, policy } = await queue.run(() => draw(market, screen.view));
    return reply
      .status(screen.status)
      .headers({ ...headers, ...(policy === null ? {} : { "content-security-policy": policy }) })
      .type("text/html; charset=utf-8")
      .send(html);
  };
