import type { Maintenance } from "#features/company/settings/contract.ts";
import { dayAt, formatLongDate, formatTime } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { isConnectionError } from "#platform/server/database/away.ts";
import type { ErrorPageRequest } from "./render.ts";

export const goneError = (market: Market): ErrorPageRequest => {
  const t = translatorFor(market);
  return { status: 410, title: t("error.gone"), text: t("error.goneText") };
};

/** For URLs whose percent codes do not decode to text. */
export const undecodableUrlError = (market: Market): ErrorPageRequest => {
  const t = translatorFor(market);
  return { status: 400, title: t("error.address"), text: t("error.addressText") };
};

/** For a page that failed before rendering; 503 where the database is unreachable. */
export const failureError = (market: Market, error: unknown): ErrorPageRequest => {
  const t = translatorFor(market);
  const text = { title: t("error.title"), text: t("error.generic") };
  return { ...text, status: isConnectionError(error) ? 503 : 500 };
};

/**
 * The page of a site closed for maintenance. It shows staff's message and when the site opens
 * again, where staff gave them.
 */
export const maintenanceError = (
  market: Market,
  { message, until }: Pick<Maintenance, "message" | "until">,
  now: Date,
): ErrorPageRequest & Readonly<{ retryAfter: number }> => {
  const t = translatorFor(market);
  const back =
    until === null
      ? ""
      : t("error.pauseUntil", {
          date: formatLongDate(dayAt(until, market), market),
          time: formatTime(until, market),
        });
  const text = [message, back].filter(Boolean).join(" ") || t("error.pauseText");
  const closedPage = { status: 503, title: t("error.pause"), text, isClosed: true, retryAfter: 60 };
  if (until === null) return closedPage;
  return {
    ...closedPage,
    retryAfter: Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000)),
  };
};
