import { z } from "zod";

/** What this server answered at a page's public address. */
export const liveCheckSchema = z.strictObject({
  address: z
    .string()
    .nullable()
    .describe("Null where the page has no address of its own, or no host shows its market."),
  isLive: z.boolean().describe("The stored version was seen there."),
  reason: z.string().nullable().describe("Why it is not live; null when it is."),
  status: z
    .int()
    .nullable()
    .describe("The status that visitors meet; null when nothing could be asked."),
  version: z
    .int()
    .nullable()
    .describe("The version of the page that was seen; null when the address shows none."),
  liveAt: z.iso
    .datetime()
    .nullable()
    .describe("From when on this process has shown that version; null when it does not."),
  tookMs: z.number().nullable().describe("From the save to that moment, in milliseconds."),
  renewed: z
    .array(z.string())
    .max(100)
    .readonly()
    .describe("Addresses whose kept page this process threw away at the save."),
  renewedCount: z.int(),
});

export type LiveCheck = Readonly<z.infer<typeof liveCheckSchema>>;
