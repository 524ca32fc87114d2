import { isSame } from "#platform/changes/changes.ts";
import type { FoundConflict, Side } from "./merge-conflict.ts";
import { mergeValue } from "./merge-value.ts";

export type RecordConflict = FoundConflict &
  Readonly<{
    /** Identifies the conflict among the choices. */
    key: string;
    /** The side whose value the merged record gets. */
    chosen: Side;
  }>;

export type RecordMerge = Readonly<{
  /** Both sides together; a conflict that is not decided keeps the work of both sides' makers. */
  record: Readonly<Record<string, unknown>>;
  conflicts: readonly RecordConflict[];
  /** Fields that they alone changed. */
  taken: readonly string[];
}>;

type Values = Readonly<Record<string, unknown>>;

const fieldOf = (path: string): string => path.split(".")[0] ?? "";

/**
 * Three-way merge of a record, field by field and in lists of items by their ids.
 * @param base what both sides started from
 * @param choices the winning side by conflict key
 * @param otherwise the side that wins each conflict without a choice; by default the one with which
 * no work is lost
 */
export const mergeRecord = (
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side>>,
  otherwise?: Side,
): RecordMerge => {
  const conflicts: RecordConflict[] = [];
  const resolve = (conflict: FoundConflict): Side => {
    const key = `${conflict.path} ${conflict.kind}`;
    const chosen = choices[key] ?? otherwise ?? conflict.preferred;
    conflicts.push({ ...conflict, key, chosen });
    return chosen;
  };
  const record = mergeValue(base, mine, theirs, "", { resolve }) as Values;
  const inConflict = new Set(conflicts.map(({ path }) => fieldOf(path)));
  const taken = Object.keys(theirs).filter(
    (field) =>
      !inConflict.has(field) &&
      !isSame(base[field], theirs[field]) &&
      !isSame(mine[field], theirs[field]),
  );
  return { record, conflicts, taken };
};
