import { z } from "zod";

const blockId = z.string().min(1).max(64);

/** What a tab says of itself. `session` is the tab's own; a lock is asked for by `isEditing`. */
export const presenceBeatSchema = z
  .strictObject({
    session: z.uuid(),
    blockId: blockId.nullable(),
    isEditing: z.boolean(),
    takeOver: z.boolean().default(false),
  })
  .refine(({ blockId: open, isEditing, takeOver }) => open !== null || !(isEditing || takeOver), {
    path: ["blockId"],
    message: "Editing and taking over need a block.",
  });

export const presenceLeaveSchema = z.strictObject({ session: z.uuid() });

export type PresenceBeat = z.input<typeof presenceBeatSchema>;

const otherSchema = z.strictObject({
  session: z.uuid(),
  name: z.string(),
  email: z.string(),
  blockId: z.string().nullable(),
  isEditing: z.boolean().describe("Holds the lock of `blockId`: at most one session does."),
  since: z.iso.datetime().describe("Since when it has had this block open, or been editing it."),
  isYou: z.boolean().describe("The same person in another tab."),
});

/** Another tab that has the page open. */
export type Other = Readonly<z.infer<typeof otherSchema>>;

const lostLockSchema = z.strictObject({ blockId: z.string(), by: z.string() });

/** A lock that somebody took from this session. */
export type LostLock = Readonly<z.infer<typeof lostLockSchema>>;

export const presenceAnswerSchema = z.strictObject({
  others: z.array(otherSchema).readonly(),
  lost: lostLockSchema
    .nullable()
    .describe("Stays until the session has another block open or the lock back."),
});

export type PresenceAnswer = Readonly<z.infer<typeof presenceAnswerSchema>>;

/** The event with which a stream ends for good because its person has opened enough newer ones. */
export const streamReplaced = "replaced";
