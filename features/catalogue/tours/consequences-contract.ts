import { z } from "zod";
import { isBlank } from "#platform/texts/signs.ts";
import { oneLine } from "#platform/texts/text-schema.ts";
import { choiceKinds, decisionKinds } from "./contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { listedTourSchema } from "./listed-contract.ts";
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
  asked: z
    .enum(["mail", "staff"])
    .nullable()
    .describe("By whom the coordinator is asked; null where nobody is."),
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

/** A decision can be taken back for so long. */
export const undoMinutes = 10;

export const maxReason = 200;

const reasonSchema = oneLine().trim().max(maxReason).default("");

/** A cancellation says why, and so does who asks people to move; nothing else has a reason. */
export const decisionInputSchema = z
  .strictObject({
    kind: z.enum(decisionKinds),
    reason: reasonSchema.describe("Why it is cancelled, or people are asked to move."),
    toTourId: z
      .uuid()
      .nullable()
      .default(null)
      .describe("Where those who are in are asked to move."),
    until: day.nullable().default(null).describe("The last day on which they can answer."),
  })
  .refine(({ kind, reason }) => kind !== "cancel" || !isBlank(reason), {
    path: ["reason"],
    message: "Say why it is cancelled.",
  })
  .refine(({ kind, reason }) => kind !== "move" || !isBlank(reason), {
    path: ["reason"],
    message: "Say why people are asked to move.",
  })
  .refine(({ kind, reason }) => kind === "cancel" || kind === "move" || reason === "", {
    path: ["reason"],
    message: "Only a cancellation and a move have a reason.",
  })
  .refine(({ kind, toTourId }) => (kind === "move") === (toTourId !== null), {
    path: ["toTourId"],
    message: "A move has the departure to which people move, and nothing else has one.",
  })
  .refine(({ kind, until }) => (kind === "move") === (until !== null), {
    path: ["until"],
    message: "A move has a last day to answer, and nothing else has one.",
  })
  .meta({ examples: [{ kind: "cancel", reason: "Too few people by the day of decision" }] });

/** As it is sent. */
export type DecisionBody = z.input<typeof decisionInputSchema>;
export type DecisionInput = z.infer<typeof decisionInputSchema>;

/** To which departure people are asked to move, why, and until when. */
export type MoveInput = Readonly<{ toTourId: string; until: string; reason: string }>;

/** A mail as those get it who speak one language. */
export const drawnMailSchema = z.strictObject({
  language: z.string().describe("In English."),
  people: z.int().describe("For how many it stands."),
  subject: z.string(),
  text: z.string(),
});

export const drawnMailsSchema = z.strictObject({ mails: z.array(drawnMailSchema).readonly() });

const decideOn = day
  .nullable()
  .default(null)
  .describe("The day on which it is decided from now on; null leaves it as it is.");

export const mailsQuestionSchema = z
  .strictObject({
    kind: z.enum(choiceKinds),
    reason: reasonSchema,
    toTourId: z.uuid().nullable().default(null),
    until: day.nullable().default(null),
    decideOn,
  })
  .meta({ examples: [{ kind: "cancel", reason: "Too few people by the day of decision" }] });

export type DrawnMail = Readonly<z.infer<typeof drawnMailSchema>>;
export type MailsQuestion = z.infer<typeof mailsQuestionSchema>;

export const followersInputSchema = z
  .strictObject({
    isTest: z.boolean().default(false).describe("To whoever sends it, and to nobody else."),
    decideOn,
  })
  .meta({ examples: [{ isTest: true }] });

/** As it is sent. */
export type FollowersBody = z.input<typeof followersInputSchema>;
export type FollowersInput = z.infer<typeof followersInputSchema>;

/** One way to decide, with what would follow from it now. */
export const decisionChoiceSchema = z.strictObject({
  kind: z.enum(choiceKinds),
  refusal: z.string().nullable().describe("Why it is not possible; null where it is."),
  minimum: z
    .strictObject({ from: z.int(), to: z.int() })
    .nullable()
    .describe("Of this departure; null where it stays."),
  status: z
    .strictObject({ from: z.enum(statuses), to: z.enum(statuses) })
    .nullable()
    .describe("Null where it stays."),
  money: z
    .strictObject({
      kind: z
        .enum(["balance", "deposits", "prices"])
        .describe("Still to come, or what goes back: deposits, or whole prices."),
      people: z.int(),
      eachCents: cents,
      sumCents: cents,
    })
    .nullable()
    .describe("At today's price; null where nobody is in or all is paid."),
});

export type DecisionChoice = z.infer<typeof decisionChoiceSchema>;

/** All that somebody reads before a departure is decided; nothing is written. */
export const decisionSchema = z.strictObject({
  tour: listedTourSchema,
  choices: z
    .array(decisionChoiceSchema)
    .readonly()
    .describe("Lowering the minimum is absent where enough people are in."),
  freeCoordinators: z.int().describe("How many could lead it."),
  whoIsFree: z.string().describe("A path of the staff app."),
  otherDates: z
    .array(z.strictObject({ id: z.uuid(), departureDate: z.iso.date(), seatsFree: z.int() }))
    .readonly()
    .describe("The next departures of the travel with seats for those who are in, at most 2."),
  people: z
    .strictObject({
      reached: z.int().describe("How many of those who are in are written to."),
      languages: z.array(z.string()).readonly().describe("Of these, in English."),
      followers: z.int().describe("How many have an alert for it."),
      written: z
        .strictObject({ at: z.iso.datetime(), people: z.int() })
        .nullable()
        .describe("When staff wrote to them last; null where nobody has."),
    })
    .describe("Who hears of a decision."),
  dates: z
    .array(
      z.strictObject({
        id: z.uuid(),
        departureDate: day,
        peopleIn: z.int(),
        peopleMinimum: z.int(),
        seatsFree: z.int(),
      }),
    )
    .readonly()
    .describe("The departures to which those who are reached can be asked to move."),
  move: z
    .strictObject({
      departureDate: day.describe("Where they are asked to move."),
      until: day,
      yes: z.int(),
      no: z.int(),
      waiting: z.int(),
    })
    .nullable()
    .describe("What was said of the move that they are asked for; null where they are not."),
});

export type Decision = z.infer<typeof decisionSchema>;
