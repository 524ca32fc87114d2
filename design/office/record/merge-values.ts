import type { Json } from "../form/field-schema.ts";
import type { Values } from "./record-declaration.ts";

export type Side = "mine" | "theirs";

/** One field that both sides changed, each to another value. */
export type FieldConflict = Readonly<{ field: string; mine: Json; theirs: Json }>;

export type Merge = Readonly<{
  /** Both sides together; a conflict that is not decided keeps mine. */
  values: Values;
  conflicts: readonly FieldConflict[];
  /** Fields that they alone changed. */
  taken: readonly string[];
}>;

const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Puts two edits of a record together, field by field.
 * @param base what both sides started from
 * @param choices the side that counts, by field in conflict
 */
export const mergeValues = (
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side>>,
): Merge => {
  const fields = Object.keys({ ...theirs, ...mine });
  const isTaken = (field: string) =>
    isSame(base[field], mine[field]) && !isSame(base[field], theirs[field]);
  const conflicts = fields
    .filter(
      (field) =>
        !isSame(base[field], mine[field]) &&
        !isSame(base[field], theirs[field]) &&
        !isSame(mine[field], theirs[field]),
    )
    .map((field) => ({ field, mine: mine[field] ?? null, theirs: theirs[field] ?? null }));
  const taken = fields.filter(isTaken);
  const fromThem = new Set([...taken, ...fields.filter((field) => choices[field] === "theirs")]);
  return {
    values: Object.fromEntries(
      fields.map((field) => [field, (fromThem.has(field) ? theirs : mine)[field] ?? null]),
    ),
    conflicts,
    taken,
  };
};
