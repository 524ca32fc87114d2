import type { Database } from "#platform/server/database/tables.ts";
import type { Discounted } from "#features/records/prices/rules.ts";
import type { PlannedPage } from "./maintenance-contract.ts";

type ShownPrices = Readonly<{ travels: number; departures: number }>;
type NextDeparture = Discounted & Readonly<{ id: string; travelId: string; departureDate: string }>;

/**
 * What the consequences of a setting are found in. The app provides it, since pages, travels and
 * departures stand above the settings that they read.
 */
export type SettingReads = Readonly<{
  /** Pages of a market that come or go by the clock after a moment, the next first. */
  plannedPages: (db: Database, market: string, after: Date) => Promise<readonly PlannedPage[]>;
  /** The next departures of different published travels, the earliest first. */
  nextDepartures: (
    db: Database,
    market: string,
    today: string,
    limit: number,
  ) => Promise<readonly NextDeparture[]>;
  /** How many published travels and coming departures cost the amount or more today. */
  countShownPrices: (
    db: Database,
    market: string,
    today: string,
    minimumCents?: number,
  ) => Promise<ShownPrices>;
  /** Unknown and unpublished travels are left out. */
  travelNames: (
    db: Database,
    market: string,
    ids: readonly string[],
  ) => Promise<readonly Readonly<{ id: string; name: string }>[]>;
}>;
