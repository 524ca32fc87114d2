import { z } from "zod";
import type { Status } from "#features/records/statuses/contract.ts";

/** How much an account keeps in one market. */
export const wishlistLimits = { travels: 200, tours: 400 } as const;

export const savedKinds = ["travel", "tour"] as const;
export type SavedKind = (typeof savedKinds)[number];

const savedTourSchema = z.strictObject({ tourId: z.uuid(), addedAt: z.iso.datetime() });

const savedTravelSchema = z.strictObject({
  travelId: z.uuid(),
  saved: z.boolean().describe("False where only departures of the travel are saved."),
  addedAt: z.iso.datetime().describe("Of the travel; without it, of its first saved departure."),
  tours: z.array(savedTourSchema).readonly(),
});

export const wishlistSchema = z.strictObject({
  items: z.array(savedTravelSchema).readonly().describe("The last saved first."),
});

export type Wishlist = z.output<typeof wishlistSchema>;

export const removalSchema = z.strictObject({
  confirmed: z
    .boolean()
    .default(false)
    .describe("Whether the travel’s saved departures are to go with it."),
});

/** What stood when a travel was saved. Prices are in cents of the market's currency. */
export type SavedTravel = Readonly<{
  travelId: string;
  name: string;
  /** From which the trip began; null where nobody could join a departure. */
  priceCents: number | null;
  addedAt: Date;
}>;

/** What stood when a departure was saved. */
export type SavedTour = Readonly<{
  tourId: string;
  travelId: string;
  /** Of its travel. */
  name: string;
  departureDate: string;
  startDate: string;
  endDate: string;
  status: Status;
  priceCents: number;
  addedAt: Date;
}>;

export type SavedThings = Readonly<{
  travels: readonly SavedTravel[];
  tours: readonly SavedTour[];
}>;
