import { formatDate } from "#markets/format.ts";
import type { FormField } from "#features/forms/contract.ts";

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
      return letters && `${letters} characters`;
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
    case "email":
      return "a valid address";
    case "consent":
      return "ticked";
  }
};

/** A field's rules in a sentence: `Required: at least 2 of 6.` */
export const ruleSentence = (field: FormField): string => {
  const limit = limitOf(field);
  if (field.isRequired) return limit ? `Required: ${limit}.` : "Required.";
  return limit ? `If it is answered: ${limit}.` : "May stay empty, and takes any words.";
};
