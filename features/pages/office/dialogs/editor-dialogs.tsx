import { useEditor } from "../editor/editor-context.ts";
import { BlockMenu } from "../block-list/block-menu.tsx";
import { BlockPicker } from "../block-picker/block-picker.tsx";
import type { CatalogueBlock } from "../page-calls.ts";
import { ConflictDialog, SureDialog } from "./conflict-dialog.tsx";
import type { Shown } from "../editor/editor-actions.ts";
import { BlocksTextDialog, MergeDialog, VersionsPanel } from "../editor/panels.tsx";
import { PositionDialog } from "./position-dialog.tsx";
import { inputOf } from "../state/edited-page.ts";
import type { PageSource } from "../state/page-store.ts";
import { usePage } from "../state/use-page.ts";
import type { PageEditing } from "../editor/use-page-editor.ts";
import { variantsOf } from "../block-picker/variants.ts";

export type EditorDialogsProps = Readonly<{
  shown: Shown | null;
  editing: PageEditing;
  country: string;
  isLocked: boolean;
  /** The page as it is at each moment. */
  source: PageSource;
  catalogue: readonly CatalogueBlock[];
  hasMerchant: boolean;
  /** The person leaves without saving: what this device keeps is forgotten first. */
  onGiveUp: () => Promise<void>;
}>;

type PickerProps = Pick<EditorDialogsProps, "catalogue" | "hasMerchant"> &
  Readonly<{ after: number; onClose: () => void }>;

const Picker = ({ after, catalogue, hasMerchant, onClose }: PickerProps) => {
  const { addVariant, describe } = useEditor();
  const id = usePage(({ edited }) => edited.order[after]);
  const isIndex = usePage(({ edited }) => edited.fields.routingKey === "index");
  return (
    <BlockPicker
      after={id === undefined ? null : describe(id)}
      variants={variantsOf(catalogue, isIndex ? "index" : "custom", hasMerchant)}
      onPick={(variant) => {
        onClose();
        addVariant(variant, after);
      }}
      onClose={onClose}
    />
  );
};

const RemoveBlock = ({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) => {
  const { nameOf, remove } = useEditor();
  return (
    <SureDialog
      title={`Delete ${nameOf(id)}?`}
      text="The block leaves the page with the next save."
      stay="Keep it"
      go="Delete the block"
      onStay={onClose}
      onGo={() => {
        onClose();
        remove(id);
      }}
    />
  );
};

const RemovePage = ({
  editing,
  onClose,
}: Readonly<{ editing: PageEditing; onClose: () => void }>) => (
  <SureDialog
    title={`Delete “${editing.store.page().name}”?`}
    text="The page leaves the site. Its versions are kept, and an administrator finds them in the audit log."
    stay="Keep it"
    go="Delete the page"
    onStay={onClose}
    onGo={() => {
      onClose();
      void editing.remove();
    }}
  />
);

/** What lies over the editor just now. */
export const EditorDialogs = (props: EditorDialogsProps) => {
  const { shown, editing, country, isLocked, source, onGiveUp } = props;
  const { show, labelOf, copy, paste } = useEditor();
  const { asked, guard, store, theirs } = editing;
  const stored = usePage((state) => state.stored);
  const close = () => show(null);
  return (
    <>
      {shown?.kind === "picker" && <Picker {...props} after={shown.after} onClose={close} />}
      {shown?.kind === "menu" && (
        <BlockMenu key={shown.id} id={shown.id} onCopy={(id) => void copy(id)} onClose={close} />
      )}
      {shown?.kind === "position" && <PositionDialog id={shown.id} onClose={close} />}
      {shown?.kind === "remove" && <RemoveBlock id={shown.id} onClose={close} />}
      {shown?.kind === "delete" && <RemovePage editing={editing} onClose={close} />}
      {shown?.kind === "versions" && stored && (
        <VersionsPanel
          country={country}
          pageId={stored.id}
          current={source}
          isLocked={isLocked}
          labelOf={labelOf}
          onRestored={(page) => store.restored(page, `Version ${page.version} restored`)}
          onClose={close}
        />
      )}
      {editing.isGone && (
        <SureDialog
          title="This page was deleted"
          text="Somebody deleted it while you wrote. Your edits are kept, and can become a page of their own."
          stay="Not now"
          go="Save as a new page"
          onStay={editing.stayGone}
          onGo={() => void editing.saveAsNew()}
        />
      )}
      {theirs && stored && (
        <MergeDialog
          base={inputOf(stored)}
          mine={source.get()}
          theirs={theirs}
          labelOf={labelOf}
          country={country}
          onResolved={(page) => void editing.merge(page)}
          onCancel={editing.settle}
        />
      )}
      {shown?.kind === "blocks text" && (
        <BlocksTextDialog {...shown.byHand} onPaste={(text) => void paste(text)} onClose={close} />
      )}
      {asked && (
        <ConflictDialog
          asked={asked}
          slugs={{ stored: stored?.slug ?? null, wanted: source.get().slug }}
          onConfirm={() => void editing.confirm()}
          onClose={editing.dismiss}
        />
      )}
      {guard.state === "blocked" && (
        <SureDialog
          title="Leave without saving?"
          text="Your edits on this page are lost when you leave."
          stay="Stay"
          go="Leave without saving"
          onStay={() => guard.reset()}
          onGo={() => void onGiveUp().then(() => guard.proceed())}
        />
      )}
    </>
  );
};
