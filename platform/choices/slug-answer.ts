import { z } from "zod";

/** What staff are told of a slug while they type it. */
export const slugAnswerSchema = z.strictObject({
  problem: z.string().nullable().describe("Why it cannot be taken; null where it is free."),
});

export type SlugAnswer = z.infer<typeof slugAnswerSchema>;
