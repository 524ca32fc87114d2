import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Asking } from "../handed-in/asking.ts";
import type { TourContext } from "./save-tours.ts";

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

/** The day of a market. */
export type Today = (market: string) => string;

/** What writes of departures need beside their call. */
export type WriteScene = Readonly<{ today: Today; asking: Asking }>;

export const todayBy =
  (now: () => Date): Today =>
  (market) =>
    dayAt(now(), marketById(market));

export const contextOf = (
  { today, asking }: WriteScene,
  { trx, market, actor }: Caller,
  { takesBackOwnChange = false }: Readonly<{ takesBackOwnChange?: boolean }> = {},
): TourContext => ({
  db: trx,
  market,
  actor: actor.email,
  today: today(market),
  asking,
  ...(takesBackOwnChange && { takesBack: "own change" }),
});
