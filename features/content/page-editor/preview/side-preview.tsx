import { useState } from "react";
import { useStore } from "zustand";
import type { EditorActions } from "../editing/editor-actions.ts";
import { useEditor } from "../editing/editor-context.ts";
import type { PageSource, PageStore } from "../state/page-store.ts";
import { usePage, usePageStore } from "../state/use-page.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { createTextFields, openFromPreview } from "./texts/text-fields.ts";

export type SidePreviewProps = Readonly<{ country: string; source: PageSource }>;

const textFieldsOf = (editor: EditorActions, store: PageStore) =>
  createTextFields({
    blockOf: (id) => store.getState().edited.blocks[id],
    fieldsOf: (block) => editor.catalogueEntryOf(block)?.fields,
    // As in the form: who has typed already may go on.
    isReadOnly(block) {
      const { hasTyped, openPanel } = store.getState();
      const holder = editor.presenceStore.getState().presence?.lockOf(block) ?? null;
      return holder !== null && !(hasTyped && openPanel.block === block);
    },
    openBlock: editor.openBlock,
    putBlock: editor.putBlock,
  });

const SidePreview = ({ country, source }: SidePreviewProps) => {
  const editor = useEditor();
  const store = usePageStore();
  const { asOfStore, presenceStore } = editor;
  const [texts] = useState(() => textFieldsOf(editor, store));
  useStore(presenceStore); // a colleague's lock shows in the preview at once
  const asOf = useStore(asOfStore, ({ moment }) => moment);
  const openBlockId = usePage(({ openPanel }) => openPanel.block);
  const id = usePage(({ stored }) => stored?.id ?? null);
  return (
    <PreviewPane
      country={country}
      source={source}
      openBlockId={openBlockId}
      onOpen={(block) => void openFromPreview(editor.openBlock, block)}
      timeZone={editor.timeZone}
      labelOf={editor.labelOf}
      texts={texts}
      asOf={asOf}
      onAsOf={(moment) => asOfStore.setState({ moment })}
      fullScreenUrl={id && `/custompages/${id}/preview`}
    />
  );
};

export default SidePreview;
