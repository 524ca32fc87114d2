import type { z } from "zod";
import type { FieldSchema, Json } from "../form/field-schema.ts";
import type { SpecialField } from "../form/form-settings.ts";
import type { RuleError } from "#platform/rule-error.ts";

/** The values of a form, by field. */
export type Values = Readonly<Record<string, Json>>;

/** A record as the API answers it: what staff write, and what the server adds. */
export type Stored<Input> = Readonly<Input & { id: string }>;

/** The names of the fields, of each kind where the input is one of several kinds. */
type FieldOf<Input> = Input extends object ? keyof Input : never;

/**
 * What a panel needs to know of a kind of record. `Input` is what staff write and the API takes, in
 * one object.
 */
export type RecordDeclaration<Input extends object> = Readonly<{
  /** As in "New badge" and "Delete this badge?". */
  one: string;
  schema: z.ZodObject & z.ZodType<Input>;
  /** What the form of a new record shows. */
  empty: Input;
  /** Of the list, below `/api/`; records lie under it by their ids: `it/resources/badges`. */
  path: (country: string) => string;
  nameOf: (record: Stored<Input>) => string;
  /**
   * The fields in their order, with what the contract does not say: label (`description`), `help`,
   * `names` of choices, `format`. Fields of the schema that are not named here follow.
   */
  fields?: Readonly<Partial<Record<FieldOf<Input>, Partial<FieldSchema>>>>;
  /** Pickers and other fields that the kit does not know. */
  specialFields?: readonly SpecialField[];
  /** IANA name, for dates with a time; the browser's by default. */
  timeZone?: string;
  /** Rules between fields, of the contract's `rules.ts`: asked before the server is. */
  rules?: (input: Input) => readonly RuleError[];
  /**
   * Values of a new record that follow from others until they are typed: a slug from a name.
   * @param before the values before the last key stroke
   */
  derive?: (before: Input, after: Input) => Partial<Input>;
  /** Whether `slug-check` below its path says if its field `slug` is free while it is typed. */
  checksSlug?: boolean;
  /** Whether the server keeps versions of it: its kind is an `EditedKind` there. */
  keepsVersions?: boolean;
  /** Of records that stay for good: they are closed or hidden, never deleted. */
  isNeverDeleted?: boolean;
  /** As toasts say it: "Badge saved." */
  saved: string;
  created: string;
  deleted: string;
}>;
