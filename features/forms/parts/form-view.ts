type OfEvery = Readonly<{
  /** Of its element in the page. */
  elementId: string;
  /** In what is sent. */
  name: string;
  question: string;
  help: string;
  isRequired: boolean;
  /** Empty where nothing is wrong. */
  error: string;
}>;

export type FieldView = OfEvery &
  (
    | Readonly<{ kind: "text"; isLong: boolean; maxLength: number; value: string }>
    | Readonly<{ kind: "email"; value: string }>
    | Readonly<{ kind: "number"; isWhole: boolean; value: string }>
    | Readonly<{ kind: "date"; min: string; max: string; value: string }>
    | Readonly<{
        kind: "choice";
        isSeveral: boolean;
        /** Shown as one closed list. */
        isList: boolean;
        choices: readonly Readonly<{ value: string; label: string; isChosen: boolean }>[];
      }>
    | Readonly<{ kind: "consent"; text: string; link: string; isChosen: boolean }>
  );

/** A form with all its words in the market's language. */
export type FormView = Readonly<{
  id: string;
  fields: readonly FieldView[];
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
