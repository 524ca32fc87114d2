import { useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { yesNo } from "#design/office/list/filters/filter.ts";
import type { Column, ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { toast } from "#design/office/toast.ts";
import type { ListedForm } from "#features/content/forms/contract.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { formCalls, listForms } from "../calls.ts";

type Question = Readonly<{ form: ListedForm; whenDone: () => Promise<void> }>;

const keptReason = ({ pages }: ListedForm): string | null =>
  pages === 0
    ? null
    : `Cannot be deleted while it stands on ${pages === 1 ? "a page" : `${pages} pages`}.`;

const pathOf = ({ id }: ListedForm): string => `/new-form-builder/${id}`;

const columns: readonly Column<ListedForm>[] = [
  {
    key: "state",
    label: "State",
    card: "side",
    cell: ({ isOpen }) => (
      <span className="tag state" data-kind={isOpen ? "live" : "quiet"}>
        {isOpen ? "Live" : "Closed"}
      </span>
    ),
  },
  {
    key: "submissions",
    label: "Submissions",
    align: "end",
    cell: ({ submissions, unread }) => (
      <>
        {submissions}
        <span className="card-only">{submissions === 1 ? " submission" : " submissions"}</span>{" "}
        {unread > 0 && <small>{`${unread} new`}</small>}
      </>
    ),
  },
  {
    key: "latest",
    label: "Last one",
    cell: ({ lastSentAt }, { now }) => (
      <>
        <span className="card-only">Last one: </span>
        {lastSentAt ? formatRelative(lastSentAt, now) : "none yet"}
      </>
    ),
  },
  {
    key: "kept",
    label: "Kept for",
    cell: ({ keepDays }) => (
      <>
        <span className="card-only">Kept for </span>
        {counted(keepDays, "day")}
      </>
    ),
  },
];

const formList = (onDelete: (question: Question) => void): ListDeclaration<ListedForm> => ({
  name: "forms",
  one: "form",
  many: "forms",
  title: "Forms",
  about: "A form asks visitors for something, such as who wants to lead a group.",
  load: (country, search): Promise<ListAnswer<ListedForm>> =>
    call(listForms, { country }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: {
    label: "Name",
    details: ({ fields, pages }) => (
      <small>
        {`${counted(fields, "field")} · ${
          pages === 0 ? "on no page" : pages === 1 ? "on 1 page" : `on ${pages} pages`
        }`}
      </small>
    ),
  },
  columns,
  searchLabel: "Search a name",
  filters: [{ kind: "choice", field: "open", label: "State", choices: yesNo("live", "closed") }],
  sorts: [
    { value: "name", label: "By name", column: "name", direction: "ascending" },
    { value: "latest", label: "Last sent", column: "latest", direction: "descending" },
    {
      value: "submissions",
      label: "Most submissions",
      column: "submissions",
      direction: "descending",
    },
  ],
  recordPath: pathOf,
  create: { label: "New form", path: "/new-form-builder/new" },
  rowActions: [
    {
      key: "submissions",
      label: "Submissions",
      icon: "list",
      isQuick: true,
      linkTo: (form) => `${pathOf(form)}?tab=submissions`,
    },
    {
      key: "delete",
      label: "Delete …",
      icon: "trash",
      lockedReason: keptReason,
      run: (form, { refresh }) => onDelete({ form, whenDone: refresh }),
    },
  ],
});

/** The forms of a market. */
export const FormList = ({ country }: { country: string }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [declaration] = useState(() => formList(setQuestion));
  const remove = async ({ form, whenDone }: Question) => {
    setQuestion(null);
    try {
      await call(formCalls.delete, { country, id: form.id }, { ifMatch: form.version });
      toast.success("Form deleted.");
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await whenDone();
  };
  return (
    <>
      <ListScreen declaration={declaration} country={country} />
      {question && (
        <ConfirmDialog
          title={`Delete “${question.form.name}”?`}
          text={
            question.form.submissions === 0
              ? "Nobody has sent it yet."
              : `Its ${question.form.submissions} submissions are deleted with it, and cannot be brought back. Export them first where you still need them.`
          }
          cancelLabel="Keep it"
          confirmLabel="Delete the form"
          onCancel={() => setQuestion(null)}
          onConfirm={() => void remove(question)}
        />
      )}
    </>
  );
};
