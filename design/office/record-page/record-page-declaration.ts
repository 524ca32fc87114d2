import type { CompletenessMark } from "../screen/screen-tabs.tsx";
import type { Consequence } from "../consequences/what-will-happen.tsx";
import type { RecordDeclaration, Stored, Values } from "../record/record-declaration.ts";

/** A part of a record's page, at `?tab=…`. */
export type PageTab = Readonly<{
  key: string;
  label: string;
  mark?: CompletenessMark;
  count?: number;
  isApart?: boolean;
  /** Of a part that is a screen of its own. */
  to?: string;
  /** The fields that it shows, by the first step of their paths. */
  fields: readonly string[];
}>;

export type MissingPart = Readonly<{
  tab: string;
  label: string;
  /** Of a part that is a screen of its own. */
  to?: string;
}>;

/** How far a record is written. */
export type Completeness = Readonly<{
  /** 0 to 100. */
  percent: number;
  missing: readonly MissingPart[];
}>;

/** What a save would do, when it does more than change the record's own fields. */
export type SaveQuestion = Readonly<{
  consequences: readonly Consequence[];
  /** Of the button: `Save and publish`. */
  label: string;
}>;

/** What a page needs to know of a kind of record, beside what a panel does. */
export type RecordPageDeclaration<Input extends object> = RecordDeclaration<Input> &
  Readonly<{
    /** The list from which records are opened; null for a record that stands in the menu itself. */
    list: Readonly<{ path: string; label: string }> | null;
    /** `Text of day 4`, for undo, errors and presence. */
    fieldName: (path: string) => string;
    /** Fields that follow from others until they are typed, in stored records too. */
    follow?: (before: Input, after: Input) => Partial<Input>;
    /**
     * Asks the server what a save would do.
     * @returns null where nothing has to be looked at first
     */
    ask: (
      country: string,
      record: Stored<Input> | null,
      values: Values,
    ) => Promise<SaveQuestion | null>;
  }>;
