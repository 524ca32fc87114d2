import { Link } from "react-router";
import { nextSteps } from "#platform/undo/history.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { useDraft, useDraftStore } from "../state/use-draft.ts";
import { SaveButton } from "./save-button.tsx";
import { StepButtons } from "./step-buttons.tsx";

export type PageTopProps = Readonly<{
  list: Readonly<{ path: string; label: string }> | null;
  title: string;
  /** Of its page on the site; null while it has none. */
  path: string | null;
  /** An element of class `tag`. */
  tag?: React.ReactNode;
  presence?: React.ReactNode;
  /** Where it stands on the site; null while it does not. */
  publicUrl: string | null;
  /** Null for a new record. */
  onHistory: (() => void) | null;
  /** Further quiet buttons. */
  actions?: React.ReactNode;
  isBusy: boolean;
  onSave: () => void;
}>;

const DraftSteps = () => {
  const store = useDraftStore();
  const undo = useDraft(({ history }) => nextSteps(history).undo?.label ?? null);
  const redo = useDraft(({ history }) => nextSteps(history).redo?.label ?? null);
  return <StepButtons undo={undo} redo={redo} onUndo={store.undo} onRedo={store.redo} />;
};

const SaveDraft = ({ isBusy, onSave }: Pick<PageTopProps, "isBusy" | "onSave">) => {
  const isUnchanged = useDraft(({ isChanged, clean }) => !isChanged && clean !== null);
  return (
    <SaveButton
      reason={isUnchanged ? "Nothing was changed." : undefined}
      isBusy={isBusy}
      onSave={() => !isUnchanged && onSave()}
    />
  );
};

/** Who it is, who else is at it, and what is done with it. */
export const PageTop = (props: PageTopProps) => {
  const { list, title, path, tag, presence, publicUrl, onHistory, actions } = props;
  return (
    <header className="record-page-top">
      {list && (
        <Link to={list.path} className="icon-button" aria-label={list.label}>
          <Icon name="back" />
        </Link>
      )}
      <h1>{title}</h1>
      {path !== null && <span className="record-page-path">{path}</span>}
      {tag}
      <div className="record-page-actions">
        {presence}
        <DraftSteps />
        {onHistory && (
          <IconButton icon="history" label={`History of ${title}`} onClick={onHistory} />
        )}
        {publicUrl !== null && (
          <a
            className="icon-button"
            href={publicUrl}
            target="_blank"
            rel="noreferrer"
            aria-label="Open on the site"
            title="Open on the site"
          >
            <Icon name="open" />
          </a>
        )}
        {actions}
        <SaveDraft {...props} />
      </div>
    </header>
  );
};
