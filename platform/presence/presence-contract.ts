import { z } from "zod";

/** What a tab has open of a record: of a page the id of a block, of others the path of a field. */
const focus = z.string().min(1).max(200);

const exampleSession = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";

/** `session` is a random id of the tab; `isEditing` requests the lock of `focus`. */
export const heartbeatSchema = z
  .strictObject({
    session: z.uuid(),
    focus: focus.nullable(),
    isEditing: z.boolean(),
    takeOver: z.boolean().default(false),
  })
  .refine(({ focus: open, isEditing, takeOver }) => open !== null || !(isEditing || takeOver), {
    path: ["focus"],
    message: "Editing and taking over need a focus.",
  })
  .meta({ examples: [{ session: exampleSession, focus: null, isEditing: false }] });

export const presenceLeaveSchema = z
  .strictObject({ session: z.uuid() })
  .meta({ examples: [{ session: exampleSession }] });

export type HeartbeatRequest = z.input<typeof heartbeatSchema>;

const otherSessionSchema = z.strictObject({
  session: z.uuid(),
  name: z.string(),
  email: z.string(),
  focus: z.string().nullable(),
  isEditing: z.boolean().describe("Holds the lock of `focus`: the tabs of at most one account do."),
  since: z.iso.datetime().describe("Since when it has had this open, or been editing it."),
  isYou: z.boolean().describe("The same person in another tab."),
});

/** Another tab, of anybody, that has the record open. */
export type OtherSession = Readonly<z.infer<typeof otherSessionSchema>>;

const lostLockSchema = z.strictObject({ focus: z.string(), by: z.string() });

export type LostLock = Readonly<z.infer<typeof lostLockSchema>>;

export const presenceResponseSchema = z.strictObject({
  others: z.array(otherSessionSchema).readonly(),
  lost: lostLockSchema
    .nullable()
    .describe("Stays until the session has another part open or the lock back."),
  version: z
    .int()
    .nullable()
    .describe("The newest saved version of the record; null where none is kept."),
});

export type PresenceResponse = Readonly<z.infer<typeof presenceResponseSchema>>;

/**
 * The last event of a stream that ends because its account opened too many newer ones; the client
 * does not reconnect.
 */
export const streamReplacedEvent = "replaced";
