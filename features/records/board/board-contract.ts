import { z } from "zod";
import { statuses } from "#features/records/statuses/contract.ts";
import { choiceSchema } from "#platform/choices/choice.ts";

/** How urgent something is: wrong for visitors or too late, incomplete or soon, neither. */
const toneSchema = z.enum(["wrong", "incomplete"]).nullable();

const linkSchema = z.strictObject({
  label: z.string(),
  path: z.string().describe("A path of the staff app."),
});

export const boardIcons = [
  "warning",
  "person",
  "search",
  "clock",
  "check",
  "picture",
  "redirect",
  "globe",
  "pencil",
  "info",
  "history",
  "bolt",
  "mail",
] as const;

/** One thing that needs a person, in one sentence. */
export const boardRowSchema = z.strictObject({
  id: z.string().describe("Unique within its card."),
  icon: z.enum(boardIcons),
  tone: toneSchema,
  picture: choiceSchema.shape.picture.describe("Stands in for the icon."),
  lead: z
    .strictObject({ label: z.string(), path: z.string().nullable() })
    .describe("The record, or the number that leads to what it counts."),
  text: z.string().describe("The rest of the sentence; may be empty."),
  detail: z.string().describe("One quiet line; may be empty."),
  people: z
    .strictObject({ in: z.int(), minimum: z.int() })
    .nullable()
    .describe("Of a group, with how many it needs to leave."),
  alerts: z.int().nullable().describe("How many have an alert for the group."),
  due: z
    .strictObject({ label: z.string(), tone: toneSchema })
    .nullable()
    .describe("Until when it has to be done."),
  status: z.enum(statuses).nullable(),
  faces: z
    .array(choiceSchema.shape.picture.unwrap())
    .readonly()
    .describe("Those who could lead the group, at most 3."),
  action: linkSchema.nullable(),
  decides: z.uuid().nullable().describe("The departure that is decided in the row itself."),
  repeat: z
    .string()
    .nullable()
    .describe("The call, below the country, that does again what has failed."),
});

export type BoardRow = z.infer<typeof boardRowSchema>;

export const cardKeys = [
  "decisions",
  "coordinators",
  "requests",
  "wrong",
  "publishing",
  "live",
  "machine",
  "eye",
  "others",
  "own",
  "writing",
  "broken",
  "markets",
  "outcomes",
] as const;

export type CardKey = (typeof cardKeys)[number];

export const boardCardSchema = z.strictObject({
  key: z.enum(cardKeys),
  count: z.int().nullable().describe("How many wait in all; null where nothing is counted."),
  all: linkSchema.nullable().describe("The list of all of them."),
  emptyText: z.string(),
  rows: z.array(boardRowSchema).readonly(),
});

export type BoardCard = z.infer<typeof boardCardSchema>;

const dayNoteSchema = linkSchema.extend({
  tone: z.enum(["wrong", "incomplete", "good"]).nullable(),
});

export type DayNote = z.infer<typeof dayNoteSchema>;

const boardDaySchema = z.strictObject({
  day: z.iso.date(),
  notes: z.array(dayNoteSchema).readonly().describe("Empty on a quiet day."),
});

export type BoardDay = z.infer<typeof boardDaySchema>;

export const boardSchema = z.strictObject({
  today: z.iso.date().describe("Of the market."),
  waiting: z.int().describe("How many things are due or broken, in all cards."),
  dueToday: z.int().describe("Of them, how many are due today or late."),
  days: z
    .array(boardDaySchema)
    .readonly()
    .describe("Seven days from today on, then the next two on which groups leave."),
  main: z.array(boardCardSchema).readonly(),
  side: z.array(boardCardSchema).readonly(),
});

export type Board = z.infer<typeof boardSchema>;
