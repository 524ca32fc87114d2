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
  /** Mails to them are in the language of this market. */
  market: MarketId;
  /** The passengers of this address: a person who asked for two seats has two. */
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

/** How departures reach their people. Only later features know them, so that `apps` hands this in. */
export type DeparturePeople = Readonly<{
  /** Each address once, without those who cannot be written to. */
  addresses: (
    db: Database,
    market: string,
    passengers: readonly PassengerAccount[],
  ) => Promise<readonly Addressed[]>;
  /** Moves the requests of these passengers to the departure that they are in now. */
  moved: (
    trx: Database,
    market: string,
    move: Readonly<{ fromId: string; passengerIds: readonly string[]; to: Tour }>,
  ) => Promise<void>;
  /** That people were written to of a confirmation, of which nothing else has to tell them. */
  toldOfConfirmation: (
    trx: Database,
    about: Readonly<{ market: string; tourId: string }>,
    emails: readonly string[],
  ) => Promise<void>;
  followers: (db: Database, market: string, tourId: string) => Promise<Followers>;
  /** The mail to those who follow a departure. */
  drawForFollowers: (db: Database, about: FollowedTour) => Promise<DrawnMail>;
  /** Writes to the followers. @param to an address of staff for a test; null writes to all @returns how many mails */
  writeToFollowers: (trx: Database, about: FollowedTour, to: string | null) => Promise<number>;
}>;
