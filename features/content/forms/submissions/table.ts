import type { FormField } from "../contract.ts";
import { isQuestion } from "../rules.ts";
import type { Submission } from "../submission-contract.ts";
import { answerText, stateLabels } from "../submission-rules.ts";

/**
 * A form's submissions as a table: a line each, with a column a question.
 * @param answered the questions that were answered, by their field: some fields may be gone
 */
export const submissionTable = (
  fields: readonly FormField[],
  answered: ReadonlyMap<string, string>,
): Readonly<{
  columns: readonly string[];
  toCells: (submission: Submission) => readonly string[];
}> => {
  const questions = new Map(fields.filter(isQuestion).map(({ id, question }) => [id, question]));
  for (const [id, question] of answered)
    if (!questions.has(id)) questions.set(id, `${question} (removed)`);
  return {
    columns: ["Sent (UTC)", "State", "Page", ...questions.values(), "Deleted by itself on"],
    toCells: ({ sentAt, deleteAt, state, path, answers }) => {
      const byField = new Map(answers.map((answer) => [answer.fieldId, answer]));
      return [
        sentAt.slice(0, 16).replace("T", " "),
        stateLabels[state],
        path,
        ...[...questions.keys()].map((id) => {
          const answer = byField.get(id);
          return answer ? answerText(answer, fields) : "";
        }),
        deleteAt.slice(0, 10),
      ];
    },
  };
};
