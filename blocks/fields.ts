import { z } from "zod";
import { linkPattern } from "#platform/address.ts";

/** The target of a button or a name; empty for none. */
export const link = (label: string) =>
  z
    .string()
    .max(500)
    .regex(linkPattern, "Begin with /, # or https://.")
    .meta({ format: "link" })
    .describe(label);

/** A record's slug; empty for none. */
export const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use a slug: a-z, 0-9 and -.")
  .max(100);

/** The id of a picture in the library; null for none. */
export const picture = (label: string) =>
  z.uuid().meta({ format: "media" }).nullable().describe(label);

/** Ids of records of one kind, in display order. */
export const recordIds = (kind: "coordinator" | "destination", max: number, label: string) =>
  z
    .array(z.uuid().meta({ format: kind }))
    .max(max)
    .describe(label);

/** A text so short that the form shows two such fields in a row. */
export const short = (max: number, label: string) =>
  z.string().max(max).meta({ format: "short" }).describe(label);

/** The heading above a block; empty for none. */
export const title = (max = 120) => z.string().max(max).describe("Title");

export const longText = (max: number, label: string) =>
  z.string().max(max).meta({ format: "textarea" }).describe(label);

export const customCss = z
  .string()
  .max(20_000)
  .meta({ format: "css" })
  .describe("Custom CSS")
  .default("");
