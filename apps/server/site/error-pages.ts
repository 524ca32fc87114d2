import type { Maintenance } from "#features/settings/contract.ts";
import { dayAt, formatLongDate, formatTime } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { isAway } from "#platform/server/database/away.ts";
import type { ErrorPageRequest } from "./render.ts";

/** A page that a redirect declares gone. */
export const goneError = (market: Market): ErrorPageRequest => {
  const t = translatorFor(market);
  return { status: 410, title: t("error.gone"), text: t("error.goneText") };
};

/** An address whose percent signs encode no text. */
export const unreadableError = (market: Market): ErrorPageRequest => {
  const t = translatorFor(market);
  return { status: 400, title: t("error.address"), text: t("error.addressText") };
};

/** What made a page fail before any of it was there. */
export const failureError = (market: Market, error: unknown): ErrorPageRequest => {
  const t = translatorFor(market);
  const words = { title: t("error.title"), text: t("error.generic") };
  return { ...words, status: isAway(error) ? 503 : 500 };
};

/** A site that staff have closed, with their own words and the moment of its return where they named one. */
export const maintenanceError = (
  market: Market,
  { message, until }: Maintenance,
  now: Date,
): ErrorPageRequest => {
  const t = translatorFor(market);
  const back =
    until === null
      ? ""
      : t("error.pauseUntil", {
          date: formatLongDate(dayAt(until, market), market),
          time: formatTime(until, market),
        });
  const text = [message, back].filter(Boolean).join(" ") || t("error.pauseText");
  const words = { status: 503, title: t("error.pause"), text, isClosed: true, wait: 60 };
  if (until === null) return words;
  return { ...words, wait: Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000)) };
};
