import { z } from "zod";
import { fieldKinds } from "./contract.ts";

/**
 * An answer with the question as it was asked. `text` is what was typed, the chosen labels, or the
 * words that were agreed to.
 */
const sentFileSchema = z.strictObject({
  id: z.guid(),
  name: z.string().describe("Ends as its content asks for, whatever it was called."),
  type: z.string(),
  bytes: z.int(),
});

export const answerSchema = z.strictObject({
  fieldId: z.guid(),
  kind: z.enum(fieldKinds),
  question: z.string(),
  text: z.string(),
  choices: z.array(z.strictObject({ id: z.guid(), label: z.string() })).readonly(),
  files: z.array(sentFileSchema).readonly().optional().describe("Of a question for files alone."),
});

export type Answer = z.infer<typeof answerSchema>;

export const submissionStates = ["new", "open", "answered", "declined", "spam"] as const;

export const submissionStateSchema = z.enum(submissionStates);

export type SubmissionState = z.infer<typeof submissionStateSchema>;

export const submissionSchema = z.strictObject({
  id: z.guid(),
  formId: z.guid(),
  state: submissionStateSchema,
  name: z.string().describe("Of the sender, as far as an answer tells it; else empty."),
  sentAt: z.iso.datetime(),
  deleteAt: z.iso.datetime().describe("When it is deleted by itself."),
  path: z.string().describe("Of the page from which it was sent."),
  answers: z.array(answerSchema).readonly(),
});

export type Submission = z.infer<typeof submissionSchema>;

/** Long answers are cut. */
export const listedSubmissionSchema = submissionSchema.extend({ version: z.int() });

export type ListedSubmission = z.infer<typeof listedSubmissionSchema>;

export const submissionSorts = ["newest", "oldest", "name"] as const;

/** How often a choice was chosen, in submissions that are no spam. */
export const choiceCountSchema = z.strictObject({ choice: z.guid(), count: z.int() });

export type ChoiceCount = z.infer<typeof choiceCountSchema>;

export const submissionChangeSchema = z
  .strictObject({ state: submissionStateSchema })
  .meta({ examples: [{ state: "answered" }] });
