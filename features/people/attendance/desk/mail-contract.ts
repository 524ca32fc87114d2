import { z } from "zod";
import { languages } from "#markets/market-type.ts";
import { mailKinds } from "../mails/mail-kinds.ts";

/**
 * `leaving` waits for the mail server, `unknown` may have left or not, and `forgotten` is older than
 * what is kept of mails.
 */
export const mailOutcomes = ["sent", "leaving", "refused", "unknown", "forgotten"] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** Mails about an event that were written at once. */
export const eventMailsSchema = z.strictObject({
  id: z.guid(),
  kind: z.enum(mailKinds),
  subject: z.string().describe("In the market’s language where somebody reads it."),
  sender: z.string().nullable().describe("Null for a mail that the product wrote by itself."),
  writtenAt: z.iso.datetime(),
  people: z.int(),
  languages: z
    .array(z.strictObject({ language: z.enum(languages), people: z.int() }))
    .readonly()
    .describe("The most read first."),
  outcomes: z
    .array(z.strictObject({ outcome: z.enum(mailOutcomes), people: z.int() }))
    .readonly()
    .describe("Those that somebody’s mail has, in the order of the outcomes."),
});
export type EventMails = z.output<typeof eventMailsSchema>;

/** One mail of them. */
export const personMailSchema = z.strictObject({
  id: z.guid().describe("Of the account."),
  name: z.string(),
  email: z.string().describe("To which it was sent."),
  language: z.enum(languages),
  subject: z.string(),
  outcome: z.enum(mailOutcomes),
  reason: z.string().nullable().describe("Why it was not sent; null for one that was."),
});
export type PersonMail = z.output<typeof personMailSchema>;
