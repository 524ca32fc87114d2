import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Tour } from "../contract.ts";

/** Somebody who is in a departure, with their account where they have one. */
export type PassengerAccount = Readonly<{ id: string; accountId: string | null }>;

/** An address at which people of a departure are reached. */
export type Addressed = Readonly<{
  email: string;
  /** Empty where nobody has said it. */
  name: string;
  /** In whose language they are written to. */
  market: MarketId;
  /** Whom it stands for: who asks for two seats is two passengers. */
  passengerIds: readonly string[];
}>;

/** Those who have an alert for a departure. */
export type Followers = Readonly<{
  people: number;
  /** When staff wrote to them last, and to how many; null where nobody has. */
  written: Readonly<{ at: Date; people: number }> | null;
}>;

export type FollowedTour = Readonly<{ market: string; tour: Tour }>;

/** A mail as it is read, without its recipient. */
export type DrawnMail = Readonly<{
  language: string;
  people: number;
  subject: string;
  text: string;
}>;

/** Who hears of a decision: what later features know of people, which departures do not. */
export type DeparturePeople = Readonly<{
  /** Each address once, without those who cannot be written to. */
  addresses: (
    db: Database,
    market: string,
    passengers: readonly PassengerAccount[],
  ) => Promise<readonly Addressed[]>;
  /** That people are in another departure now, which their requests follow. */
  moved: (
    trx: Database,
    market: string,
    move: Readonly<{ fromId: string; passengerIds: readonly string[]; to: Tour }>,
  ) => Promise<void>;
  followers: (db: Database, market: string, tourId: string) => Promise<Followers>;
  /** The mail to those who follow a departure. */
  drawForFollowers: (db: Database, about: FollowedTour) => Promise<DrawnMail>;
  /** @param to null for each who follows it; an address of staff for a test @returns how many */
  writeToFollowers: (trx: Database, about: FollowedTour, to: string | null) => Promise<number>;
}>;
