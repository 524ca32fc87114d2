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

/** Another tab that has the page open. */
export type Other = Readonly<{
  session: string;
  name: string;
  email: string;
  blockId: string | null;
  /** Holds the lock of `blockId`: at most one session does. */
  isEditing: boolean;
  /** Since when it has had this block open, or been editing it; an ISO instant. */
  since: string;
  /** The same person in another tab. */
  isYou: boolean;
}>;

/** A lock that somebody took from this session. */
export type LostLock = Readonly<{ blockId: string; by: string }>;

/** `lost` stays until the session has another block open or the lock back. */
export type PresenceAnswer = Readonly<{ others: readonly Other[]; lost: LostLock | null }>;

/** The event with which a stream ends for good because its person has opened enough newer ones. */
export const streamReplaced = "replaced";
