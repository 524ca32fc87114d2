import { linkPattern } from "#platform/address.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { type FormField, type FormInput, maxFormMegabytes } from "./contract.ts";

export type Question = Exclude<FormField, { kind: "words" | "step" }>;

/** Whether a field asks for something; others only stand between the questions. */
export const isQuestion = (field: FormField): field is Question =>
  field.kind !== "words" && field.kind !== "step";

/** What a question for stars takes. */
export const starCounts = [1, 2, 3, 4, 5] as const;

const isOver = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && low > high;

const choiceErrors = (field: Extract<FormField, { kind: "choice" }>): readonly RuleError[] => {
  const { choices, isSeveral, atLeast, atMost } = field;
  const labels = choices.map(({ label }) => label);
  const double = labels.findIndex((label, index) => labels.indexOf(label) !== index);
  return [
    ...(choices.length < 2 ? [{ path: "choices", message: "Give at least two choices." }] : []),
    ...(double === -1
      ? []
      : [{ path: `choices.${double}.label`, message: "This choice is there twice." }]),
    ...(isSeveral && isOver(atLeast, atMost)
      ? [{ path: "atMost", message: "That is fewer than at least." }]
      : []),
    ...(isSeveral && isOver(atLeast, choices.length)
      ? [{ path: "atLeast", message: "There are not so many choices." }]
      : []),
  ];
};

const fieldErrors = (field: FormField): readonly RuleError[] => {
  switch (field.kind) {
    case "text":
      return isOver(field.minLength, field.maxLength)
        ? [{ path: "maxLength", message: "That is fewer than at least." }]
        : [];
    case "choice":
      return choiceErrors(field);
    case "date":
      return field.from !== null && field.to !== null && field.from > field.to
        ? [{ path: "to", message: "The last day is before the first." }]
        : [];
    case "number":
      return isOver(field.min, field.max)
        ? [{ path: "max", message: "The most is less than the least." }]
        : [];
    case "consent":
      return linkPattern.test(field.link)
        ? []
        : [{ path: "link", message: "Begin with /, # or https://." }];
    case "file":
      return field.types.length === 0
        ? [{ path: "types", message: "Choose what kind of file is taken." }]
        : [];
    case "departure":
      return field.travel === null ? [{ path: "travel", message: "Choose the travel." }] : [];
    case "email":
    case "place":
    case "stars":
    case "travel":
    case "words":
    case "step":
      return [];
  }
};

const conditionErrors = (
  { kind, showWhen }: FormField,
  above: readonly FormField[],
): readonly RuleError[] => {
  if (showWhen === null) return [];
  const source = above.find(({ id }) => id === showWhen.field);
  const refuse = (message: string) => [{ path: "showWhen", message }];
  if (kind === "step")
    return refuse("A step is always shown; let its questions depend on answers.");
  if (source?.kind !== "choice") return refuse("It depends on a choice that stands above it.");
  if (showWhen.choices.length === 0) return refuse("Name the answers with which it is shown.");
  const isThere = (id: string) => source.choices.some((choice) => choice.id === id);
  return showWhen.choices.every(isThere)
    ? []
    : refuse("One of the answers with which it is shown is gone.");
};

const doubleIds = ({ fields }: FormInput): readonly RuleError[] => {
  const ids = fields.flatMap((field) => [
    field.id,
    ...(field.kind === "choice" ? field.choices.map(({ id }) => id) : []),
  ]);
  return new Set(ids).size === ids.length
    ? []
    : [{ path: "fields", message: "Two fields or choices have the same id." }];
};

const fileErrors = ({ fields }: FormInput): readonly RuleError[] => {
  let megabytes = 0;
  return fields.flatMap((field, index) => {
    if (field.kind !== "file") return [];
    megabytes += field.maxMegabytes * field.maxFiles;
    const message = `All files of a form may have ${maxFormMegabytes} MB together.`;
    return megabytes > maxFormMegabytes ? [{ path: `fields.${index}.maxMegabytes`, message }] : [];
  });
};

const replyErrors = (input: FormInput): readonly RuleError[] => {
  const { sendsReply, replySubject, replyText, fields } = input;
  if (!sendsReply) return [];
  return [
    ...(fields.some(({ kind }) => kind === "email")
      ? []
      : [{ path: "sendsReply", message: "A mail to the sender needs a field for the e-mail." }]),
    ...(replySubject === "" ? [{ path: "replySubject", message: "A mail has a subject." }] : []),
    ...(replyText === "" ? [{ path: "replyText", message: "A mail has a text." }] : []),
  ];
};

/** Rules between the fields of a form. */
export const formErrors = (input: FormInput): readonly RuleError[] => [
  ...input.fields.flatMap((field, index) =>
    [...fieldErrors(field), ...conditionErrors(field, input.fields.slice(0, index))].map(
      (error) => ({ ...error, path: `fields.${index}.${error.path}` }),
    ),
  ),
  ...doubleIds(input),
  ...fileErrors(input),
  ...(input.isOpen && input.fields.every((field) => !isQuestion(field) || field.kind === "consent")
    ? [{ path: "fields", message: "A form that visitors see asks for something." }]
    : []),
  ...replyErrors(input),
];
