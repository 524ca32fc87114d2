import type { FormField } from "./contract.ts";
import type { Answer, SubmissionState } from "./submission-contract.ts";

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
