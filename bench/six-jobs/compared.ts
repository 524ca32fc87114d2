import type { Page } from "playwright-core";
import type { Hand } from "../eight-blocks/hand.ts";
import type { Jobs } from "./jobs.ts";

export const jobNames = [
  "twelve",
  "season",
  "month",
  "confirmed",
  "written",
  "leaderless",
] as const satisfies readonly (keyof Jobs)[];

export type JobName = (typeof jobNames)[number];

type ByJob<Value> = Readonly<{ [Name in JobName]: (job: Jobs[Name]) => Value }>;

export type Compared = Readonly<{
  name: "ours" | "payload";
  page: Page;
  /** The address of the start page, where each job begins. */
  home: string;
  /** Shows that the start page can be used. */
  isReady: (page: Page) => Promise<void>;
  /** Does a job by the shortest way known. */
  ways: Readonly<{ [Name in JobName]: (hand: Hand, job: Jobs[Name]) => Promise<void> }>;
  /** What is stored of a job, in words that are the same for both. */
  read: ByJob<Promise<unknown>>;
  stop(): Promise<void>;
}>;

/** What has to be stored once a job is done. */
export const expected: ByJob<unknown> = {
  twelve: ({ drafts }) =>
    drafts.map(({ departureDate, startDate, endDate, balanceDue, deposit, priceCents }) => ({
      departureDate,
      startDate,
      endDate,
      balanceDue,
      depositUntil: deposit?.until ?? null,
      price: priceCents / 100,
    })),
  season: ({ prices }) => prices.map(({ cents }) => cents / 100),
  month: ({ other, tours }) => tours.map(() => other.name),
  confirmed: ({ tour }) => ({ status: "CONFIRMED", minimum: tour.peopleIn }),
  written: ({ travel, trip, destination }) => ({
    ...travel,
    trip: { code: trip.code, countries: [trip.country.code] },
    destination: destination.name,
    isPublished: true,
  }),
  leaderless: ({ count }) => count,
};
