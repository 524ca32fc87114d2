import type { FormField } from "../contract.ts";
import type { Answer, Submission, SubmissionState } from "../submission-contract.ts";

export const stateLabels: Readonly<Record<SubmissionState, string>> = {
  new: "New",
  open: "To talk",
  answered: "Answered",
  declined: "Declined",
  spam: "Spam",
};

const labelsOf = (fields: readonly FormField[]): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap((field) =>
      field.kind === "choice" ? field.choices.map(({ id, label }) => [id, label] as const) : [],
    ),
  );

/** An answer as it reads today: a choice has its present label, or says that it is gone. */
export const answerText = (answer: Answer, fields: readonly FormField[]): string => {
  if (answer.kind !== "choice") return answer.text;
  const labels = labelsOf(fields);
  return answer.choices.map(({ id, label }) => labels.get(id) ?? `${label} (removed)`).join(", ");
};

/** The questions of a form, and those of answers to fields that it no longer has. */
const questionsOf = (
  fields: readonly FormField[],
  submissions: readonly Submission[],
): ReadonlyMap<string, string> => {
  const former = submissions.flatMap(({ answers }) =>
    answers.map(({ fieldId, question }) => [fieldId, `${question} (removed)`] as const),
  );
  const questions = new Map(fields.map(({ id, question }) => [id, question]));
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
