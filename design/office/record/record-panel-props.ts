import type { FieldSchema, Json } from "../form/field-schema.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Tools } from "../tooling/tools.ts";
import type { RecordDeclaration, Stored, Values } from "./record-declaration.ts";

/** What somebody else saved of a part while it was edited. */
export type PartConflict = Readonly<{
  /** Names the fields. */
  schema: FieldSchema;
  /** What both sides started from. */
  base: Values;
  mine: Values;
  theirs: Values;
}>;

/** What is saved with a record by one Save, such as its names in other markets. */
export type RecordPart<Input extends object> = Readonly<{
  isDirty: boolean;
  /** What is typed and not saved, for the journal; null for nothing. */
  draft: Json | null;
  /** Puts a draft back into the fields, or with null what is stored. */
  restore: (draft: Json | null) => void;
  /**
   * Saves what was changed, after the record itself.
   * @returns what was not saved and why, in a sentence; it stays in its field. Null where all is
   */
  save: (record: Stored<Input>) => Promise<string | null>;
  /** What the last save met; null for nothing. */
  conflict:
    | (PartConflict &
        Readonly<{
          /**
           * Saves both sides together over what the others saved.
           * @returns as `save`
           */
          resolve: (record: Stored<Input>, merged: Values) => Promise<string | null>;
          /** Goes back to what is typed; the next save meets the same. */
          leave: () => void;
        }>)
    | null;
}>;

/** What is asked before a save that does more than change the record. */
export type RecordQuestion = Readonly<{ title: string; text: string; confirmLabel: string }>;

export type RecordPanelProps<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  country: string;
  /** `new` for a record that is not stored yet. */
  id: string;
  /** The query parameter that holds the open record's id. */
  parameter?: string;
  onClose: () => void;
  onSaved?: (record: Stored<Input>) => void;
  onDeleted?: (record: Stored<Input>) => void;
  onInUse?: () => void;
  /** What is saved with the record. */
  parts?: readonly RecordPart<Input>[];
  /** The quiet line under the title. */
  lineOf?: (record: Stored<Input>) => React.ReactNode;
  /** Rules that need more than the record: a slug that another record has. Memoize it. */
  rules?: (input: Input) => readonly RuleError[];
  /** Asked before a save of a stored record; null where nothing has to be looked at first. */
  ask?: (record: Stored<Input>, input: Input) => Promise<RecordQuestion | null>;
  /** Sentences under fields that follow from what is typed, by field. */
  helpOf?: (input: Input) => Readonly<Record<string, string>>;
  /** Purges what shows the record, on screens with the tooling bar. Memoize it. */
  purge?: (id: string) => NonNullable<Tools["purge"]>;
  /** Why it cannot be deleted; the button stays, locked. */
  deleteLock?: React.ReactNode;
  /** Who changed it; a button in the head shows it instead of the form. */
  history?: (record: Stored<Input>) => React.ReactNode;
  /** What the panel shows below the fields: what uses the record, what will happen. */
  children?: (record: Stored<Input> | null, input: Input) => React.ReactNode;
}>;
