import { pageTypeOf } from "#features/content/pages/parts/block-placement.ts";
import { useEditor } from "../editing/editor-context.ts";
import { BlockMenu } from "../block-list/block-menu.tsx";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import type { EditorOverlay } from "../editing/editor-actions.ts";
import {
  BlockPicker,
  BlocksTextDialog,
  ColleagueChanges,
  ConflictDialog,
  GroupPositionDialog,
  LeaveSiteDialog,
  MergeDialog,
  PositionDialog,
  PublishDialog,
  VersionsPanel,
} from "./late-dialogs.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PageMenu } from "../toolbar/page-menu.tsx";
import { denormalize } from "../state/edited-page.ts";
import type { PageSource } from "../state/page-store.ts";
import { usePage } from "../state/use-page.ts";
import type { PageEditorState } from "../saving/use-page-editor.ts";

export type EditorDialogsProps = Readonly<{
  overlay: EditorOverlay | null;
  editing: PageEditorState;
  country: string;
  isLocked: boolean;
  source: PageSource;
  catalogue: readonly CatalogueBlock[];
  hasMerchant: boolean;
  /** Whether this device keeps the edits; null while that is not known. */
  isPersisted: boolean | null;
  /** Called when the user leaves with everything saved; deletes the journal. */
  onDiscard: () => Promise<void>;
}>;

type BlockPickerDialogProps = Pick<EditorDialogsProps, "catalogue" | "hasMerchant" | "country"> &
  Readonly<{ after: number; onClose: () => void }>;

const BlockPickerDialog = ({ after, onClose, ...props }: BlockPickerDialogProps) => {
  const { add, addVariant, describe } = useEditor();
  const id = usePage(({ edited }) => edited.order[after]);
  const pageType = usePage(({ edited }) => pageTypeOf(edited.fields));
  const template = usePage(({ edited }) => edited.fields.template);
  return (
    <BlockPicker
      afterLabel={id === undefined ? null : describe(id)}
      {...props}
      pageType={pageType}
      template={template}
      onPick={(variant) => {
        onClose();
        addVariant(variant, after);
      }}
      onPickBlocks={(blocks) => {
        onClose();
        add(blocks, after);
      }}
      onClose={onClose}
    />
  );
};

const SaveDialogs = (props: EditorDialogsProps) => {
  const { editing, country, source, onDiscard } = props;
  const { labelOf, timeZone } = useEditor();
  const { pending, guard, theirs, news, isNewsOpen, setNewsOpen } = editing;
  const stored = usePage((state) => state.stored);
  const clean = usePage((state) => state.clean);
  return (
    <>
      {editing.isDeleted && (
        <ConfirmDialog
          title="This page was deleted"
          text="Somebody deleted it while you wrote. Your edits are kept, and can become a page of their own."
          cancelLabel="Not now"
          confirmLabel="Save as a new page"
          onCancel={editing.dismissDeleted}
          onConfirm={() => void editing.saveAsNew()}
        />
      )}
      {theirs && clean && (
        <MergeDialog
          base={denormalize(clean)}
          mine={source.get()}
          theirs={theirs}
          labelOf={labelOf}
          timeZone={timeZone}
          country={country}
          onResolved={(page) => void editing.merge(page)}
          onCancel={editing.dismissMerge}
        />
      )}
      {isNewsOpen && news?.kind === "joined" && (
        <ColleagueChanges save={news} onClose={() => setNewsOpen(false)} />
      )}
      {editing.question === "publish" && (
        <PublishDialog
          country={country}
          page={source.get()}
          onCancel={editing.decline}
          onConfirm={(flags) => void editing.agree(flags)}
        />
      )}
      {editing.question === "unpublish" && stored && (
        <LeaveSiteDialog
          country={country}
          page={stored}
          action="unpublish"
          onCancel={editing.decline}
          onConfirm={() => void editing.agree({ forceSave: true })}
        />
      )}
      {pending && (
        <ConflictDialog
          pending={pending}
          slugs={{ stored: stored?.slug ?? null, next: source.get().slug }}
          leaving={stored && { country, pageId: stored.id }}
          onConfirm={() => void editing.confirm()}
          onClose={editing.dismiss}
        />
      )}
      {guard.state === "blocked" && (
        <LeaveDialog
          isPersisted={props.isPersisted}
          onStay={() => guard.reset()}
          onSave={() => void editing.saveAndLeave(onDiscard)}
          onLeave={() => guard.proceed()}
        />
      )}
    </>
  );
};

/** What stands over the editor: menus, pickers, questions. */
const EditorDialogs = (props: EditorDialogsProps) => {
  const { overlay, editing, country, isLocked, source } = props;
  const { showOverlay, labelOf, paste, timeZone } = useEditor();
  const { store } = editing;
  const stored = usePage((state) => state.stored);
  const close = () => showOverlay(null);
  return (
    <>
      {overlay?.kind === "picker" && (
        <BlockPickerDialog {...props} after={overlay.after} onClose={close} />
      )}
      {overlay?.kind === "menu" && <BlockMenu key={overlay.id} id={overlay.id} onClose={close} />}
      {overlay?.kind === "page menu" && <PageMenu onClose={close} />}
      {overlay?.kind === "group position" && <GroupPositionDialog onClose={close} />}
      {overlay?.kind === "position" && <PositionDialog id={overlay.id} onClose={close} />}
      {overlay?.kind === "delete" && stored && (
        <LeaveSiteDialog
          country={country}
          page={stored}
          action="delete"
          onCancel={close}
          onConfirm={() => {
            close();
            void editing.remove();
          }}
        />
      )}
      {overlay?.kind === "versions" && stored && (
        <VersionsPanel
          country={country}
          pageId={stored.id}
          current={source}
          isLocked={isLocked}
          labelOf={labelOf}
          timeZone={timeZone}
          onRestored={(page) => store.restore(page, `Version ${page.version} restored`)}
          onClose={close}
        />
      )}
      {overlay?.kind === "blocks text" && (
        <BlocksTextDialog
          {...overlay.transfer}
          onPaste={(text) => void paste(text)}
          onClose={close}
        />
      )}
      <SaveDialogs {...props} />
    </>
  );
};

export default EditorDialogs;
