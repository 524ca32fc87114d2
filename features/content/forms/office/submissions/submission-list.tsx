import { formatRelative } from "#design/office/dates/format-moment.ts";
import type {
  BulkAction,
  Column,
  ListAnswer,
  ListDeclaration,
} from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import type { FormField } from "#features/content/forms/contract.ts";
import {
  type ListedSubmission,
  type SubmissionState,
  submissionStates,
} from "#features/content/forms/submission-contract.ts";
import { stateLabels } from "#features/content/forms/submission-rules.ts";
import { listSubmissions } from "#features/content/forms/submissions/calls.ts";
import { call } from "#platform/browser/call.ts";
import { readAnswer } from "./read-answer.ts";
import { StateTag } from "./state-tag.tsx";
import { treatSubmission } from "./submission-api.ts";

const maxColumns = 2;

/** Answers that are short enough for a column, choices before words. */
const answerColumns = (fields: readonly FormField[]): readonly Column<ListedSubmission>[] =>
  [...fields]
    .filter((field) => ["choice", "date", "number"].includes(field.kind))
    .slice(0, maxColumns)
    .map((field) => ({
      key: field.id,
      label: field.question,
      yieldsToPanel: true,
      cell: ({ answers }) => {
        const answer = answers.find(({ fieldId }) => fieldId === field.id);
        return answer ? readAnswer(answer, fields) : "";
      },
    }));

const choiceLabel = (fields: readonly FormField[], choice: string): string =>
  fields
    .flatMap((field) => (field.kind === "choice" ? field.choices : []))
    .find(({ id }) => id === choice)?.label ?? "a choice that is gone";

const bulk = (
  formId: string,
  state: SubmissionState,
  label: string,
): BulkAction<ListedSubmission> => ({
  key: state,
  label,
  async run(rows, { country }, clearChosen) {
    for (const { id, version } of rows)
      await treatSubmission(country, formId, { id, version }, state);
    clearChosen();
  },
});

export const submissionListName = "submissions";

export const submissionList = (
  formId: string,
  fields: readonly FormField[],
): ListDeclaration<ListedSubmission> => ({
  name: submissionListName,
  one: "submission",
  many: "submissions",
  title: "Submissions",
  about: "What visitors send with this form stands here.",
  fixed: { tab: "submissions" },
  load: (country, search): Promise<ListAnswer<ListedSubmission>> =>
    call(listSubmissions, { country, id: formId }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name || "No name",
  nameColumn: {
    label: "Name",
    details: ({ answers, name }) => {
      const other = answers.find(({ kind, text }) => kind !== "consent" && text !== name && text);
      return other && <small className="submission-detail">{readAnswer(other, fields)}</small>;
    },
  },
  columns: [
    ...answerColumns(fields),
    {
      key: "sent",
      label: "Sent",
      cell: ({ sentAt }, { now }) => formatRelative(sentAt, now),
    },
    {
      key: "state",
      label: "State",
      card: "side",
      cell: ({ state }) => <StateTag state={state} />,
    },
  ],
  searchLabel: "Search answers",
  filters: [
    {
      kind: "choice",
      field: "state",
      label: "State",
      choices: submissionStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    {
      kind: "linked",
      field: "choice",
      label: "Chose",
      valueLabel: (value) => choiceLabel(fields, value),
    },
  ],
  sorts: [
    { value: "newest", label: "Newest", column: "sent", direction: "descending" },
    { value: "oldest", label: "Oldest", column: "sent", direction: "ascending" },
    { value: "name", label: "By name", column: "name", direction: "ascending" },
  ],
  views: submissionStates.map((state) => ({
    key: state,
    name: stateLabels[state],
    filters: { state },
  })),
  bulkActions: [
    bulk(formId, "open", "To talk"),
    bulk(formId, "answered", "Answered"),
    bulk(formId, "declined", "Decline"),
    bulk(formId, "spam", "Spam"),
  ],
  exportPath: (country, search) => {
    const query = apiQuery(search);
    for (const name of ["page", "pageSize"]) query.delete(name);
    return `${country}/forms/${formId}/submissions/export?${query}`;
  },
});
