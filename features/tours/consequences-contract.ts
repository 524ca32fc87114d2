import { z } from "zod";
import { statuses } from "./contract.ts";
import { rowResultSchema } from "./save-contract.ts";

const day = z.iso.date();
const cents = z.int();

/** Which departure a fact is about; `row` is its place among the rows, from 0. */
const departure = {
  row: z.int(),
  id: z.uuid().nullable().describe("Null for a new departure."),
  travelId: z.uuid(),
  departureDate: day.describe("After the save."),
  peopleIn: z.int(),
  interested: z.int(),
};

const departureDays = z.strictObject({ departureDate: day, endDate: day, balanceDue: day });
const person = z.strictObject({ id: z.uuid(), name: z.string() });

const statusFact = z.strictObject({
  ...departure,
  from: z.enum(statuses).nullable().describe("Null for a new departure."),
  to: z.enum(statuses),
});

const priceFact = z.strictObject({
  ...departure,
  fromCents: cents,
  toCents: cents,
  wasCents: cents.nullable().describe("The former price that visitors see crossed out."),
  percentOff: z.int(),
});

const fromPrice = z.strictObject({ cents, departureDate: day }).nullable();

const startingPriceFact = z.strictObject({
  travelId: z.uuid(),
  name: z.string(),
  before: fromPrice.describe("Null where nobody can join a departure."),
  after: fromPrice,
});

const coordinatorFact = z.strictObject({
  ...departure,
  before: person.nullable(),
  after: person.nullable(),
  conflicts: z
    .array(
      z.strictObject({
        kind: z.enum(["same-days", "overlap", "home"]),
        days: z.int().describe("Shared days, or for `home` the days at home between the groups."),
        tourId: z.uuid().nullable(),
        travelName: z.string(),
        departureDate: day,
        endDate: day,
      }),
    )
    .readonly()
    .describe("The earliest 20."),
  absences: z
    .array(z.strictObject({ from: day, to: day }))
    .readonly()
    .describe("When the coordinator is not available while the group is away."),
  daysAtHome: z
    .strictObject({ before: z.int().nullable(), after: z.int().nullable() })
    .describe("Null where no group within some days comes before or after."),
});

const renewedPage = z.strictObject({
  kind: z.enum(["travel", "departure", "coordinator", "confirmed", "search", "home"]),
  name: z.string(),
  path: z.string(),
});

/** What a save does to people, prices, statuses and addresses. */
export const consequencesSchema = z.strictObject({
  created: z.int(),
  updated: z.int(),
  refused: z.int(),
  statuses: z.array(statusFact).readonly(),
  prices: z.array(priceFact).readonly(),
  startingPrices: z
    .array(startingPriceFact)
    .readonly()
    .describe("The “from” price of each travel whose departures change."),
  paidMore: z.int().describe("People in departures that become cheaper: they paid more."),
  paidLess: z.int().describe("People in departures that become dearer."),
  coordinators: z.array(coordinatorFact).readonly(),
  openings: z
    .array(z.strictObject({ ...departure, from: day.nullable(), to: day.nullable() }))
    .readonly(),
  dates: z
    .array(z.strictObject({ ...departure, from: departureDays, to: departureDays }))
    .readonly(),
  publications: z.array(z.strictObject({ ...departure, isPublished: z.boolean() })).readonly(),
  addresses: z
    .array(z.strictObject({ from: z.string(), to: z.string() }))
    .readonly()
    .describe("Published pages of departures whose code changes; the former address ends."),
  pages: z.strictObject({ total: z.int(), items: z.array(renewedPage).readonly() }),
  mails: z
    .null()
    .describe("The place of visitors' alerts and their mails; nothing is said of them yet."),
});

export type Consequences = z.infer<typeof consequencesSchema>;

/** The answer of a dry run, and of the save itself. */
export const planReportSchema = z.strictObject({
  rows: z.array(rowResultSchema).readonly(),
  consequences: consequencesSchema,
});

export type PlanReport = z.infer<typeof planReportSchema>;
