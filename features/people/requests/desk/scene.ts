import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { RequestScene } from "../ask/scene.ts";
import type { Giving } from "./desk-contract.ts";

type InMarket = Readonly<{ db: Database; market: string }>;

/** How seats are given by the one write of departures, which `apps/` hands in. */
export type SeatGiving = Readonly<{
  /** What it would do, which is not carried out. @throws Problem 422 */
  preview: (at: InMarket, tour: Tour, seats: number) => Promise<Omit<Giving, "tourVersion">>;
  /**
   * Adds so many people to a departure, and sets its status.
   * @param status null leaves it as it is
   * @throws Problem 412 where it is not the version that was looked at, 422
   */
  give: (
    at: InMarket & Readonly<{ actor: string }>,
    given: Readonly<{ tourId: string; version: number; seats: number; status: Status | null }>,
  ) => Promise<Readonly<{ tour: Tour; passengerIds: readonly string[] }>>;
  /**
   * Takes people out of a departure again, whoever has changed it meanwhile.
   * @param status null leaves it as it is
   * @throws Problem 404, 422
   */
  takeBack: (
    at: InMarket & Readonly<{ actor: string }>,
    given: Readonly<{ tourId: string; passengerIds: readonly string[]; status: Status | null }>,
  ) => Promise<Tour>;
}>;

export type DeskScene = RequestScene & Readonly<{ seatGiving: SeatGiving }>;
