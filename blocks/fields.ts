import { z } from "zod";
import { linkPattern } from "#platform/address.ts";
import { keyText, manyLines, oneLine } from "#platform/texts/text-schema.ts";

/** The address that a button or a name links to. An empty string means no link. */
export const link = (label: string) =>
  keyText()
    .max(500)
    .regex(linkPattern, "Begin with /, # or https://.")
    .meta({ format: "link" })
    .describe(label);

/**
 * The slug of a record of one kind, which the form lets choose by its name. An empty string means
 * that none is chosen.
 */
export const slugOf = (
  kind: "destination" | "date-range" | "travel-type" | "event-city",
  label: string,
) =>
  z
    .string()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use a slug: a-z, 0-9 and -.")
    .max(100)
    .meta({ format: `${kind}-slug` })
    .describe(label);

/** The id of a picture in the media library. Null means that none is chosen. */
export const picture = (label: string) =>
  z.uuid().meta({ format: "media" }).nullable().describe(label);

/** Ids of records of one kind, in display order. */
export const recordIds = (
  kind: "coordinator" | "destination" | "travel",
  max: number,
  label: string,
) =>
  z
    .array(z.uuid().meta({ format: kind }))
    .max(max)
    .describe(label);

/** A text so short that the editor's form shows two such fields side by side. */
export const short = (max: number, label: string) =>
  oneLine().max(max).meta({ format: "short" }).describe(label);

/** The heading above a block. An empty string means that the block has no heading. */
export const title = (max = 120) => oneLine().max(max).describe("Title");

export const longText = (max: number, label: string) =>
  manyLines().max(max).meta({ format: "textarea" }).describe(label);

/**
 * A text with paragraphs, headings, lists, bold, italic and links; `checkBlock` refuses links that
 * are not allowed.
 */
export const prose = (max: number, label: string) =>
  manyLines().max(max).meta({ format: "prose" }).describe(label);

export const customCss = manyLines()
  .max(20_000)
  .meta({ format: "css" })
  .describe("Custom CSS")
  .default("");
