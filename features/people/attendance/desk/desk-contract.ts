import { z } from "zod";
import { languages } from "#markets/market-type.ts";
import { filledLine, filledLines } from "#platform/texts/text-schema.ts";
import { attendanceStates } from "../contract.ts";

export const signUpSorts = ["line", "newest", "name"] as const;

/** A person of an event, for staff and the host alone. */
export const listedSignUpSchema = z.strictObject({
  id: z.guid().describe("Of the account."),
  name: z.string().describe("Empty where nobody has said it."),
  email: z.string(),
  language: z.enum(languages),
  state: z.enum(attendanceStates),
  place: z.int().nullable().describe("In the line, from 1; null for who does not wait."),
  signedUpAt: z.iso.datetime(),
});
export type ListedSignUp = z.output<typeof listedSignUpSchema>;

export const audiences = ["all", "going", "waiting"] as const;
export type Audience = (typeof audiences)[number];

const letterTextSchema = z.strictObject({
  subject: filledLine().trim().max(120),
  text: filledLines().trim().max(4000),
});
export type LetterText = z.output<typeof letterTextSchema>;

export const letterSchema = z
  .strictObject({
    to: z.enum(audiences),
    texts: z
      .partialRecord(z.enum(languages), letterTextSchema)
      .describe("By language; who reads another gets the text in the market’s own."),
    isTest: z.boolean().default(false).describe("Whether it goes to oneself alone."),
  })
  .meta({
    examples: [{ to: "going", texts: { it: { subject: "Ciao", text: "A presto." } } }],
  });
export type Letter = z.output<typeof letterSchema>;

export const audienceSchema = z.strictObject({
  languages: z
    .array(z.strictObject({ language: z.enum(languages), going: z.int(), waiting: z.int() }))
    .readonly()
    .describe("Those that somebody reads, the market’s own first."),
});
export type AudienceCounts = z.output<typeof audienceSchema>;
