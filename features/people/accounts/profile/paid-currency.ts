import type { FastifyReply } from "fastify";
import type {} from "@fastify/cookie"; // declares reply.setCookie
import { marketById } from "#markets/markets.ts";
import { payCurrencyOf } from "./profile-of.ts";

/** In it browsers keep the currency in which they show prices; without it, that of the market or both that may be paid. */
const cookie = "currency";
const lifetimeSeconds = 31_536_000;

/**
 * Where the home address decides what is paid, the prices of the next pages are those that are paid.
 * Without a home address nothing is decided, and what somebody has chosen stays.
 */
export const showPaidCurrency = (
  reply: FastifyReply,
  market: string,
  homeCountry: string | null,
  secureCookies: boolean,
): void => {
  const { payCurrencies } = marketById(market);
  if (payCurrencies.length < 2 || homeCountry === null) return;
  const currency = payCurrencyOf(market, homeCountry);
  const options = { path: "/", sameSite: "lax", secure: secureCookies } as const;
  reply.setCookie(cookie, currency, { ...options, maxAge: lifetimeSeconds });
};
