import type { FormField } from "#features/content/forms/contract.ts";
import type { Answer } from "#features/content/forms/submission-contract.ts";
import { answerText } from "#features/content/forms/submission-rules.ts";
import { starCounts } from "#features/content/forms/rules.ts";
import { formatDate } from "#markets/format.ts";

/** An answer as staff read it on the screen; exports keep days and stars as machines sort them. */
export const readAnswer = (answer: Answer, fields: readonly FormField[]): string => {
  const { kind, text } = answer;
  if (text !== "" && kind === "date") return formatDate(text);
  if (text !== "" && kind === "stars") return `${text} of ${starCounts.length} stars`;
  return answerText(answer, fields);
};
