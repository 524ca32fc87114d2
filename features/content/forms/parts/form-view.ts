type OfEvery = Readonly<{
  /** Of its element in the page. */
  elementId: string;
  /** In what is sent. */
  name: string;
  question: string;
  help: string;
  isRequired: boolean;
  /** Beside another half one in a row, where it fits. */
  isHalf: boolean;
  /** Empty where nothing is wrong. */
  error: string;
}>;

export type FieldView = OfEvery &
  (
    | Readonly<{ kind: "text"; isLong: boolean; maxLength: number; value: string }>
    | Readonly<{ kind: "email"; value: string }>
    | Readonly<{ kind: "place"; value: string }>
    | Readonly<{ kind: "number"; isWhole: boolean; value: string }>
    | Readonly<{ kind: "date"; min: string; max: string; value: string }>
    | Readonly<{
        kind: "choice";
        isSeveral: boolean;
        look: "chips" | "list" | "stars";
        choices: readonly Readonly<{ value: string; label: string; isChosen: boolean }>[];
      }>
    | Readonly<{ kind: "consent"; text: string; link: string; isChosen: boolean }>
    | Readonly<{ kind: "file"; accept: string; isSeveral: boolean }>
    | Readonly<{ kind: "words" }>
  );

/** Of a form in steps: one is open at a time, and what was typed in the others stays. */
export type StepView = Readonly<{
  name: string;
  /** As in "Step 1 of 2". */
  place: string;
  title: string;
  help: string;
  isOpen: boolean;
  fields: readonly FieldView[];
}>;

/** A form with all its words in the market's language. */
export type FormView = Readonly<{
  id: string;
  /** In no step; all of them where the form has none. */
  fields: readonly FieldView[];
  steps: readonly StepView[];
  hasFiles: boolean;
  /** Whether steps close each other; not where something is wrong, since that may be in any. */
  isOneOpen: boolean;
  /** Hides the fields that depend on answers which are not chosen; empty where none does. */
  css: string;
  /** Above the form; empty where nothing is wrong. */
  problem: string;
  /** The fields whose answers were not taken. */
  wrong: readonly Readonly<{ elementId: string; question: string }>[];
  sendLabel: string;
  /** Of the element that stands in place of the form once it was sent. */
  sentId: string;
  thanks: Readonly<{ title: string; text: string; back: string }>;
  labels: Readonly<{ optional: string; choose: string; more: string; trap: string }>;
}>;
