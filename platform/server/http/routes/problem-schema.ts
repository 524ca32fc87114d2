import { z } from "zod";

/** The body of every error (RFC 9457), as `sendProblem` writes it. */
export const problemSchema = z
  .looseObject({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .optional()
      .describe("What is wrong, by field; with 422."),
    key: z.string().optional().describe("What has to be confirmed; with 428."),
    message: z.string().optional().describe("What is confirmed, in a sentence; with 428."),
    redirect: z
      .looseObject({ id: z.string(), from: z.string(), to: z.string().nullable() })
      .nullable()
      .optional()
      .describe("The redirect that is in the way, null where one is missing; with 428."),
    users: z
      .array(z.looseObject({ kind: z.string(), id: z.string(), name: z.string() }))
      .optional()
      .describe("The records that use what was to be deleted; with 409."),
    report: z
      .looseObject({ isWritten: z.boolean(), lines: z.array(z.looseObject({ line: z.int() })) })
      .optional()
      .describe("The outcome by line of a refused import, as the call answers it; with 422."),
  })
  .describe("An error.")
  .meta({ id: "Problem" });
