import { z } from "zod";

/** A record that the palette leads to, whichever feature keeps it. */
export const foundRecordSchema = z.strictObject({
  group: z.string().describe("What it is one of, as the palette's heading has it: Travels."),
  label: z.string(),
  detail: z.string().describe("What tells it from others of its name; empty where nothing does."),
  path: z.string().describe("The screen of the staff app that opens it."),
});

export type FoundRecord = Readonly<z.infer<typeof foundRecordSchema>>;

/** At most this many records of each group are found. */
export const maxFoundPerGroup = 6;
