import { formatDate } from "#markets/format.ts";
import { fileTypeNames } from "#features/content/forms/parts/file-kinds.ts";
import type { FormField } from "#features/content/forms/contract.ts";

const between = (low: string | null, high: string | null, words: [string, string]): string => {
  if (low !== null && high !== null) return low === high ? low : `${low} to ${high}`;
  if (low !== null) return `${words[0]} ${low}`;
  return high === null ? "" : `${words[1]} ${high}`;
};

const numbers = (low: number | null, high: number | null): string =>
  between(low?.toString() ?? null, high?.toString() ?? null, ["at least", "at most"]);

const limitOf = (field: FormField): string => {
  switch (field.kind) {
    case "text": {
      const letters = numbers(field.minLength, field.maxLength);
      const last = field.maxLength ?? field.minLength;
      return letters && `${letters} ${last === 1 ? "character" : "characters"}`;
    }
    case "choice": {
      if (!field.isSeveral) return `one of ${field.choices.length}`;
      const chosen = numbers(field.atLeast, field.atMost);
      return `${chosen || "any number"} of ${field.choices.length}`;
    }
    case "date": {
      const [from, to] = [field.from, field.to].map((day) => day && formatDate(day));
      return between(from ?? null, to ?? null, ["from", "until"]);
    }
    case "number": {
      const range = numbers(field.min, field.max);
      const kind = field.isWhole ? "a whole number" : "a number";
      return range ? `${kind}, ${range}` : kind;
    }
    case "email":
      return "a valid address";
    case "consent":
      return "ticked";
    case "stars":
      return "one to five";
    case "travel":
      return "a travel on the site";
    case "departure":
      return "a departure on sale";
    case "file": {
      const files = field.maxFiles === 1 ? "one file" : `up to ${field.maxFiles} files, each`;
      return `${files} of ${fileTypeNames(field.types) || "no kind"}, at most ${field.maxMegabytes} MB`;
    }
    case "place":
    case "words":
    case "step":
      return "";
  }
};

/** A field's rules in a sentence: `Required: at least 2 of 6.` */
export const ruleSentence = (field: FormField): string => {
  if (field.kind === "step") return "All below it belongs to this step, down to the next one.";
  if (field.kind === "words") return "Nothing is asked.";
  const limit = limitOf(field);
  if (field.isRequired) return limit ? `Required: ${limit}.` : "Required.";
  return limit ? `If it is answered: ${limit}.` : "May stay empty, and takes any words.";
};

const named = (field: FormField): string => `“${field.question || "No question yet"}”`;

const either = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");

const chosenWords = (source: FormField | undefined, chosen: readonly string[]): string => {
  const choices = source?.kind === "choice" ? source.choices : [];
  const words = choices.filter(({ id }) => chosen.includes(id)).map(({ label }) => label || "…");
  return either(words) || "…";
};

/** What a field depends on: `if “Languages” is English or Spanish`; empty where it is always asked. */
export const conditionSentence = (
  fields: readonly FormField[],
  { showWhen }: FormField,
): string => {
  if (showWhen === null) return "";
  const source = fields.find(({ id }) => id === showWhen.field);
  const name = source ? named(source) : "a question that is gone";
  return `if ${name} is ${chosenWords(source, showWhen.choices)}`;
};

/** `If it is English, “Where from” is asked.` */
const effectSentences = (fields: readonly FormField[], source: FormField): readonly string[] =>
  fields.flatMap((field) =>
    field.showWhen?.field === source.id
      ? [`If it is ${chosenWords(source, field.showWhen.choices)}, ${named(field)} is asked.`]
      : [],
  );

/** What a field depends on, and what depends on it. */
export const conditionSentences = (
  fields: readonly FormField[],
  field: FormField,
): readonly string[] => {
  const condition = conditionSentence(fields, field);
  return [...(condition ? [`Asked only ${condition}.`] : []), ...effectSentences(fields, field)];
};
