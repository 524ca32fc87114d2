import { z } from "zod";
import { redirectSchema } from "./contract.ts";

export const redirectColumns = ["from", "to", "status", "enabled"] as const;

/** Lines of one file, without the header. */
export const maxLines = 5000;
const maxBytes = 1_000_000;

/** Cells in place of those of the file. */
const correctionSchema = z.strictObject({
  line: z.int(),
  from: z.string().optional(),
  to: z.string().optional(),
  status: z.string().optional(),
  enabled: z.string().optional(),
});

export type Correction = z.infer<typeof correctionSchema>;

export const redirectImportSchema = z
  .strictObject({
    csv: z
      .string()
      .refine(
        (text) => new TextEncoder().encode(text).length <= maxBytes,
        "At most 1 MB at once: divide the file.",
      )
      .describe(
        `The head names the columns: from, to, status, enabled. At most ${maxLines} lines and 1 MB at once.`,
      ),
    corrections: z.array(correctionSchema).max(maxLines).default([]),
  })
  .meta({ examples: [{ csv: "from,to,status,enabled\n/old,/new,301,on\n" }] });

export type RedirectImport = z.infer<typeof redirectImportSchema>;

export const importOutcomes = ["created", "updated", "unchanged", "refused"] as const;

export const importedLineSchema = z.strictObject({
  line: z.int().describe("In the file, from 1."),
  from: z.string(),
  to: z.string().nullable(),
  status: z.int(),
  enabled: z.boolean(),
  outcome: z.enum(importOutcomes),
  before: redirectSchema.nullable().describe("The redirect as it was; null where there is none."),
  hits30Days: z.int().nullable().describe("Of the redirect as it was."),
  shortenedFrom: z
    .string()
    .nullable()
    .describe(
      "The file's target, which was renamed or from which another line leaves: the line leads " +
        "straight to where visitors would come.",
    ),
  isTargetMissing: z
    .boolean()
    .describe("It would be written, and lead visitors to a page that is not there."),
  suggestion: z
    .strictObject({ path: z.enum(["from", "to"]), value: z.string() })
    .nullable()
    .describe("What a refused line probably meant."),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).readonly(),
});

export type ImportedLine = Readonly<z.infer<typeof importedLineSchema>>;

export const redirectImportReportSchema = z.strictObject({
  isWritten: z.boolean(),
  columns: z.array(z.enum(redirectColumns)).readonly().describe("Those that the file has."),
  counts: z.strictObject({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    shortened: z.int().describe("Of the created and the updated ones."),
    missing: z.int().describe("Of them: those that lead to a page that is not there."),
  }),
  lines: z.array(importedLineSchema).readonly(),
});

export type RedirectImportReport = z.infer<typeof redirectImportReportSchema>;

/** A report without its lines, which are read page by page. */
export const redirectImportSummarySchema = redirectImportReportSchema.omit({ lines: true });

export type RedirectImportSummary = z.infer<typeof redirectImportSummarySchema>;
