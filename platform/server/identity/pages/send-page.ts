import type { FastifyReply } from "fastify";
import { plainPolicy } from "./plain-page.ts";

export const sendPlainPage = (
  reply: FastifyReply,
  status: number,
  html: string,
  policy: string = plainPolicy,
): FastifyReply =>
  reply
    .status(status)
    .header("cache-control", "no-store")
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(html);
