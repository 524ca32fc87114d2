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
  })
  .describe("An error.")
  .meta({ id: "Problem" });
