import type { FormField } from "../contract.ts";
import { isQuestion } from "../rules.ts";
import type { Submission } from "../submission-contract.ts";
import { answerText, stateLabels } from "../submission-rules.ts";

/** The questions of a form, and those of answers to fields that it no longer has. */
const questionsOf = (
  fields: readonly FormField[],
  submissions: readonly Submission[],
): ReadonlyMap<string, string> => {
  const former = submissions.flatMap(({ answers }) =>
    answers.map(({ fieldId, question }) => [fieldId, `${question} (removed)`] as const),
  );
  const questions = new Map(fields.filter(isQuestion).map(({ id, question }) => [id, question]));
  for (const [id, question] of former) if (!questions.has(id)) questions.set(id, question);
  return questions;
};

/** A form's submissions as a table: a line each, with a column a question. */
export const submissionTable = (
  fields: readonly FormField[],
  submissions: readonly Submission[],
): Readonly<{ columns: readonly string[]; rows: readonly (readonly string[])[] }> => {
  const questions = questionsOf(fields, submissions);
  return {
    columns: ["Sent (UTC)", "State", "Page", ...questions.values(), "Deleted by itself on"],
    rows: submissions.map(({ sentAt, deleteAt, state, path, answers }) => {
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
    }),
  };
};
