import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useEditor } from "../editing/editor-context.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { recordTitle } from "#design/office/record-page/record-title.ts";
import { SaveButton } from "#design/office/record-page/parts/save-button.tsx";
import { StepButtons } from "#design/office/record-page/parts/step-buttons.tsx";
import { templateKindOf } from "#features/content/pages/owner-rules.ts";
import { leavePathOf, ownerWords, settingsTitle } from "../own-page/leave-path.ts";
import { StateTag } from "#features/catalogue/publication/pickers/state-tag.tsx";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { nextSteps } from "#platform/undo/history.ts";
import { usePage, usePageStore } from "../state/use-page.ts";

export type EditorToolbarProps = Readonly<{
  isLocked: boolean;
  isBusy: boolean;
  isPreviewing: boolean;
  presence: React.ReactNode;
  onSave: () => void;
  onPreview: () => void;
}>;

const UndoRedoButtons = () => {
  const store = usePageStore();
  const undo = useDebouncedPage(({ history }) => nextSteps(history).undo?.label ?? null);
  const redo = useDebouncedPage(({ history }) => nextSteps(history).redo?.label ?? null);
  return <StepButtons undo={undo} redo={redo} onUndo={store.undo} onRedo={store.redo} />;
};

const PageName = () => {
  const name = usePage(({ edited }) => edited.fields.name);
  const slug = usePage(({ edited }) => edited.fields.slug);
  const owner = usePage(({ edited }) => edited.fields.owner);
  const isStored = usePage(({ stored }) => stored !== null);
  const isPublished = usePage(({ stored }) => stored?.isPublished ?? false);
  return (
    <>
      <h1>{recordTitle(name, isStored, "page")}</h1>
      <span className="slug">{owner ? ownerWords[owner.kind] : `/${slug}`}</span>
      {templateKindOf(owner) === null && <StateTag isPublished={isPublished} />}
    </>
  );
};

const disabledReason = (
  isLocked: boolean,
  errors: number,
  isBroken: boolean,
  isUnchanged: boolean,
): string | undefined => {
  if (isLocked) return "Custom pages are locked by maintenance.";
  if (isBroken) return "Mend the JSON first.";
  if (errors > 0) return "Mend the errors first.";
  return isUnchanged ? "Nothing was changed." : undefined;
};

const SavePage = ({ isLocked, isBusy, onSave }: EditorToolbarProps) => {
  const errors = usePage(
    ({ errors: ofRules, serverErrors, slugErrors }) =>
      ofRules.length + serverErrors.length + slugErrors.length,
  );
  const isBroken = usePage((state) => state.jsonProblem !== null);
  const isUnchanged = usePage(({ isChanged, stored }) => !isChanged && stored !== null);
  const reason = disabledReason(isLocked, errors, isBroken, isUnchanged);
  return <SaveButton reason={reason} isBusy={isBusy} onSave={onSave} />;
};

export const EditorToolbar = (props: EditorToolbarProps) => {
  const { isPreviewing, presence, onPreview } = props;
  const { showOverlay, openSettings } = useEditor();
  const isNew = usePage(({ stored }) => stored === null);
  const owner = usePage(({ edited }) => edited.fields.owner);
  const back = leavePathOf(owner);
  const isSettingsOpen = usePage(({ openPanel }) => openPanel.block === null && !openPanel.isJson);
  return (
    <header className="editor-toolbar">
      <Link to={back.to} className="icon-button" aria-label={back.label}>
        <Icon name="back" />
      </Link>
      <PageName />
      <div className="editor-actions">
        {presence}
        <UndoRedoButtons />
        {!isNew && (
          <IconButton
            icon="history"
            label="Versions"
            onClick={() => showOverlay({ kind: "versions" })}
          />
        )}
        <span className="wide-only">
          <IconButton icon="eye" label="Preview" isPressed={isPreviewing} onClick={onPreview} />
        </span>
        {!isNew && (
          <IconButton icon="trash" label="Delete" onClick={() => showOverlay({ kind: "delete" })} />
        )}
        <IconButton
          icon="more"
          label="More for the page"
          onClick={() => showOverlay({ kind: "page menu" })}
        />
        <Button
          variant="default"
          className="settings-button"
          aria-label={settingsTitle(owner)}
          aria-pressed={isSettingsOpen}
          onClick={openSettings}
        >
          <span className="wide-only">{settingsTitle(owner)}</span>
          <span className="small-only">Settings</span>
        </Button>
        <SavePage {...props} />
      </div>
    </header>
  );
};
