import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { formatExact } from "#design/office/dates/format-moment.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { PanelHead } from "#design/office/record/panel-head.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { toast } from "#design/office/toast.ts";
import type { FormField } from "#features/content/forms/contract.ts";
import type {
  Answer,
  ListedSubmission,
  Submission,
  SubmissionState,
} from "#features/content/forms/submission-contract.ts";
import { stateLabels } from "#features/content/forms/submission-rules.ts";
import { getSubmission } from "#features/content/forms/submissions/calls.ts";
import { formatDate } from "#markets/format.ts";
import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { readAnswer } from "./read-answer.ts";
import { StateTag } from "./state-tag.tsx";
import { deleteSubmission, treatSubmission } from "./submission-api.ts";

export type SubmissionPanelProps = Readonly<{
  country: string;
  formId: string;
  site: string | null;
  fields: readonly FormField[];
  id: string;
  open: OpenRecord<ListedSubmission>;
}>;

type Found = Readonly<{ found: VersionedAnswer<Submission> }>;

type FilesProps = Readonly<{ files: NonNullable<Answer["files"]>; folder: string }>;

const Files = ({ files, folder }: FilesProps) => (
  <ul className="submission-files">
    {files.map(({ id, name, bytes }) => (
      <li key={id}>
        <a href={`${folder}/${id}`} download={name}>
          {name}
        </a>
        {`, ${Math.ceil(bytes / 1024)} KB, checked`}
      </li>
    ))}
  </ul>
);

type AnswersProps = Found & Pick<SubmissionPanelProps, "fields" | "country">;

const Answers = ({ found, fields, country }: AnswersProps) => (
  <dl className="submission-answers">
    {found.body.answers.map((answer) => (
      <div key={answer.fieldId}>
        <dt>{answer.question}</dt>
        <dd>
          {answer.files && answer.files.length > 0 ? (
            <Files
              files={answer.files}
              folder={`/api/${country}/forms/${found.body.formId}/submissions/${found.body.id}/files`}
            />
          ) : (
            readAnswer(answer, fields) || <span className="dim">not answered</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const mailOf = ({ answers }: Submission): string | null =>
  answers.find(({ kind, text }) => kind === "email" && text !== "")?.text ?? null;

const actions: readonly SubmissionState[] = ["open", "answered", "declined", "spam"];

const useActs = (
  { country, formId, open }: SubmissionPanelProps,
  reload: () => Promise<unknown>,
) => {
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await Promise.all([reload(), open.refresh()]);
    setBusy(false);
  };
  return {
    isBusy,
    treat: ({ body, version }: VersionedAnswer<Submission>, state: SubmissionState) =>
      act(
        () => treatSubmission(country, formId, { id: body.id, version }, state),
        `Marked as “${stateLabels[state]}”.`,
      ),
    remove: ({ body, version }: VersionedAnswer<Submission>) =>
      act(async () => {
        await deleteSubmission(country, formId, { id: body.id, version });
        open.close();
      }, "Submission deleted."),
  };
};

type FootProps = Found & Readonly<{ acts: ReturnType<typeof useActs>; onDelete: () => void }>;

const Foot = ({ found, acts, onDelete }: FootProps) => {
  const email = mailOf(found.body);
  return (
    <footer className="submission-foot">
      <IconButton icon="trash" label="Delete this submission …" onClick={onDelete} />
      {actions
        .filter((state) => state !== found.body.state)
        .map((state) => (
          <Button
            key={state}
            variant="default"
            disabled={acts.isBusy}
            onClick={() => void acts.treat(found, state)}
          >
            {stateLabels[state]}
          </Button>
        ))}
      {email !== null && (
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(email)}`}
          leftSection={<Icon name="mail" />}
        >
          Write
        </Button>
      )}
    </footer>
  );
};

/** What one visitor has sent. */
export const SubmissionPanel = (props: SubmissionPanelProps) => {
  const { country, formId, site, fields, id, open } = props;
  const [isDeleting, setDeleting] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["submission", country, formId, id],
    queryFn: () => callVersioned(getSubmission, { country, id: formId, submission: id }),
    retry: false,
  });
  const acts = useActs(props, refetch);
  if (!data)
    return (
      <ScreenState
        what="the submission"
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
      >
        {null}
      </ScreenState>
    );
  const { name, sentAt, deleteAt, state, path } = data.body;
  return (
    <section className="submission-panel" aria-labelledby="submission-title">
      <PanelHead
        titleId="submission-title"
        title={name || "No name"}
        line={
          <>
            {`sent ${formatExact(sentAt)} `}
            <StateTag state={state} />
          </>
        }
        isHistoryShown={false}
        onHistory={null}
        onClose={open.close}
      />
      <div className="submission-body">
        <Answers found={data} fields={fields} country={country} />
        {path !== "" && <p>From {site === null ? path : <a href={`${site}${path}`}>{path}</a>}</p>}
        <Note kind="information" icon="clock" title="Deleted by itself">
          {`on ${formatDate(deleteAt.slice(0, 10))}, as the form says.`}
        </Note>
      </div>
      <Foot found={data} acts={acts} onDelete={() => setDeleting(true)} />
      {isDeleting && (
        <ConfirmDialog
          title="Delete this submission?"
          text="It cannot be brought back."
          cancelLabel="Keep it"
          confirmLabel="Delete it"
          onCancel={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            void acts.remove(data);
          }}
        />
      )}
    </section>
  );
};
