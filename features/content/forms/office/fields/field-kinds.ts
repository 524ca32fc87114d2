import type { IconName } from "#design/office/icons.tsx";
import type { FormField } from "#features/content/forms/contract.ts";

/** What the palette offers; several of them are one kind with other settings. */
export type Template = Readonly<{
  key: string;
  label: string;
  icon: IconName;
  /** @param newId for the field and its choices */
  make: (newId: () => string) => FormField;
}>;

const start = (newId: () => string, question: string) => ({
  id: newId(),
  question,
  help: "",
  isRequired: false,
  showWhen: null,
  isHalf: false,
});

const text =
  (isLong: boolean) =>
  (newId: () => string): FormField => ({
    kind: "text",
    ...start(newId, isLong ? "Long question" : "Question"),
    isLong,
    minLength: null,
    maxLength: null,
  });

const choice =
  (isSeveral: boolean, isList = false) =>
  (newId: () => string): FormField => ({
    kind: "choice",
    ...start(newId, "Question"),
    isSeveral,
    isList,
    choices: [
      { id: newId(), label: "First choice" },
      { id: newId(), label: "Second choice" },
    ],
    atLeast: null,
    atMost: null,
  });

export const palette: readonly Readonly<{ label: string; templates: readonly Template[] }>[] = [
  {
    label: "Text",
    templates: [
      { key: "line", label: "Short text", icon: "pencil", make: text(false) },
      { key: "long", label: "Long text", icon: "list", make: text(true) },
      {
        key: "email",
        label: "E-mail",
        icon: "mail",
        make: (newId) => ({ kind: "email", ...start(newId, "E-mail"), isRequired: true }),
      },
      {
        key: "number",
        label: "Number",
        icon: "hash",
        make: (newId) => ({
          kind: "number",
          ...start(newId, "How many"),
          isWhole: true,
          min: null,
          max: null,
        }),
      },
    ],
  },
  {
    label: "Choice",
    templates: [
      { key: "one", label: "One of", icon: "down", make: choice(false) },
      { key: "several", label: "Several of", icon: "check", make: choice(true) },
      { key: "list", label: "From a list", icon: "list", make: choice(false, true) },
      {
        key: "stars",
        label: "Stars",
        icon: "star",
        make: (newId) => ({ kind: "stars", ...start(newId, "How was it?") }),
      },
    ],
  },
  {
    label: "When, where",
    templates: [
      {
        key: "day",
        label: "Day",
        icon: "calendar",
        make: (newId) => ({ kind: "date", ...start(newId, "Day"), from: null, to: null }),
      },
      {
        key: "place",
        label: "Place",
        icon: "globe",
        make: (newId) => ({ kind: "place", ...start(newId, "Town") }),
      },
      {
        key: "travel",
        label: "Travel",
        icon: "mountain",
        make: (newId) => ({ kind: "travel", ...start(newId, "Which trip") }),
      },
      {
        key: "departure",
        label: "Departure",
        icon: "plane",
        make: (newId) => ({ kind: "departure", ...start(newId, "Which departure"), travel: null }),
      },
    ],
  },
  {
    label: "Other",
    templates: [
      {
        key: "file",
        label: "File",
        icon: "upload",
        make: (newId) => ({
          kind: "file",
          ...start(newId, "File"),
          types: ["pdf"],
          maxMegabytes: 5,
          maxFiles: 1,
        }),
      },
      {
        key: "consent",
        label: "Consent",
        icon: "lock",
        make: (newId) => ({
          kind: "consent",
          ...start(newId, "Privacy"),
          isRequired: true,
          text: "I have read how my data is used.",
          link: "",
        }),
      },
      {
        key: "words",
        label: "Words only",
        icon: "info",
        make: (newId) => ({ kind: "words", ...start(newId, "Good to know") }),
      },
      {
        key: "step",
        label: "New step",
        icon: "columns",
        make: (newId) => ({ kind: "step", ...start(newId, "About you") }),
      },
    ],
  },
];

/** As in "several of · field 5 of 9". */
export const kindLabel = (field: FormField): string => {
  switch (field.kind) {
    case "text":
      return field.isLong ? "long text" : "short text";
    case "email":
      return "e-mail";
    case "choice":
      if (field.isSeveral) return "several of";
      return field.isList ? "from a list" : "one of";
    case "date":
      return "day";
    case "number":
      return "number";
    case "consent":
      return "consent";
    case "place":
      return "place";
    case "file":
      return "file";
    case "words":
      return "words only";
    case "stars":
      return "stars";
    case "travel":
      return "travel";
    case "departure":
      return "departure";
    case "step":
      return "step";
  }
};
