import type { FormField } from "#features/forms/contract.ts";
import type { Answer } from "#features/forms/submission-contract.ts";
import { answerText } from "#features/forms/submission-rules.ts";
import { formatDate } from "#markets/format.ts";

/** An answer as staff read it on the screen; exports keep days as machines sort them. */
export const readAnswer = (answer: Answer, fields: readonly FormField[]): string =>
  answer.kind === "date" && answer.text !== ""
    ? formatDate(answer.text)
    : answerText(answer, fields);
