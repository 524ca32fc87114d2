import { z } from "zod";
import { linkPattern } from "#platform/address.ts";

/** Where a button or a name leads; empty for nowhere. */
export const link = (label: string) =>
  z
    .string()
    .max(500)
    .regex(linkPattern, "Begin with /, # or https://.")
    .meta({ format: "link" })
    .describe(label);

/** A record by its slug; empty for none. */
export const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use a slug: a-z, 0-9 and -.")
  .max(100);

/** The id of a picture of the library; null while none is chosen. */
export const picture = (label: string) =>
  z.uuid().meta({ format: "media" }).nullable().describe(label);

/** The ids of records of one kind, in the order in which they are shown. */
export const chosen = (kind: "coordinator" | "destination", most: number, label: string) =>
  z
    .array(z.uuid().meta({ format: kind }))
    .max(most)
    .describe(label);

/** A text so short that two stand side by side in the form. */
export const short = (most: number, label: string) =>
  z.string().max(most).meta({ format: "short" }).describe(label);

/** The headline above a block; empty for none. */
export const title = (most = 120) => z.string().max(most).describe("Title");

export const longText = (most: number, label: string) =>
  z.string().max(most).meta({ format: "textarea" }).describe(label);

/** The block's own style sheet. */
export const customCss = z
  .string()
  .max(20_000)
  .meta({ format: "css" })
  .describe("Custom CSS")
  .default("");
