import { z } from "zod";

/**
 * The states by pg-boss's names: `created` waits for its first attempt, `retry` for a further one.
 */
export const jobStates = ["created", "retry", "active", "completed", "failed"] as const;
export type JobState = (typeof jobStates)[number];

export const queuedJobSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  key: z.string().describe("Which effect it stands for."),
  market: z.string().nullable().describe("What it is about; null for the whole company."),
  state: z.enum(jobStates),
  retries: z.int(),
  createdAt: z.iso.datetime(),
  nextAt: z.iso.datetime().nullable().describe("When it is tried next; null once it has ended."),
  endedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe("Why the last attempt went wrong; null where none has."),
});

export type QueuedJob = Readonly<z.infer<typeof queuedJobSchema>>;
