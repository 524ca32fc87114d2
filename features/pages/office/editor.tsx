import "./editor.css";
import { useCallback, useEffect, useState } from "react";
import { BlockForm } from "./block-form.tsx";
import { BlockList } from "./block-list.tsx";
import type { CatalogueBlock } from "./calls.ts";
import { ColumnEdge, useColumnWidth } from "./column-edge.tsx";
import { createActions, type Shown } from "./editor-actions.ts";
import { EditorProvider } from "./editor-context.ts";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { EditorTop } from "./editor-top.tsx";
import { focusField } from "./focus-field.ts";
import { PageExtras } from "./page-extras.tsx";
import { PageSettings } from "./page-settings.tsx";
import { Here, PageJson, PreviewBeside, ProofNote, SharePage } from "./panels.tsx";
import { RecoveryNote } from "./recovery-note.tsx";
import { warn } from "./say.ts";
import type { PlacedError } from "./state/errors.ts";
import { PageStoreProvider, usePage } from "./state/use-page.ts";
import { StatusStrip } from "./status-strip.tsx";
import { useChecks } from "./use-checks.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useJournal } from "./use-journal.ts";
import { usePreviewing } from "./use-previewing.ts";
import { type EditorStart, type PageEditing, usePageEditor } from "./use-page-editor.ts";

export type PageEditorProps = EditorStart &
  Readonly<{
    catalogue: readonly CatalogueBlock[];
    hasMerchant: boolean;
    timeZone: string;
    /** Where the page's market is seen; null where no host shows it. */
    site: string | null;
  }>;

type OpenPanelProps = Pick<PageEditorProps, "catalogue"> &
  Readonly<{
    /** What the page's settings hold beside its own fields. */
    settings: React.ReactNode;
  }>;

/** What is open just now: one block's form, the page's JSON or its settings. */
const OpenPanel = ({ catalogue, settings }: OpenPanelProps) => {
  const { block, isJson } = usePage(({ open }) => open);
  const isThere = usePage(({ edited }) => block !== null && block in edited.blocks);
  if (block !== null && isThere) return <BlockForm key={block} id={block} />;
  if (!isJson) return <PageSettings>{settings}</PageSettings>;
  return <PageJson catalogue={catalogue} />;
};

/** What was just done, for those who do not see it. */
const Said = () => (
  <p className="sr-only" role="status" aria-live="polite">
    {usePage(({ said }) => said)}
  </p>
);

type ScreenProps = PageEditorProps & Readonly<{ editing: PageEditing }>;

const EditorScreen = (props: ScreenProps) => {
  const { editing, catalogue, country, isLocked, isPreselected, site, timeZone, now, newId } =
    props;
  const { store, save } = editing;
  const [shown, show] = useState<Shown | null>(null);
  const [isPreviewing, setPreviewing] = usePreviewing();
  const { box, width, setWidth } = useColumnWidth();
  const [actions] = useState(() =>
    createActions({ store, catalogue, timeZone, newId, now, show, warn }),
  );
  const [source] = useState(() => ({ get: store.page, subscribe: store.subscribe }));
  const stored = usePage((state) => state.stored);
  const journal = useJournal({
    store,
    page: `${country}/${props.stored?.id ?? "new"}`,
    isSearched: !isPreselected,
    now,
    newId,
  });
  const { forget } = journal;
  const saveNow = useCallback(() => void save(), [save]);
  useChecks(store, props.checking);
  useEditorKeys(store, saveNow);
  useEffect(() => {
    if (editing.isLeaving) void forget(); // created or deleted: what was kept has found its place
  }, [editing.isLeaving, forget]);

  const goTo = ({ block, path }: PlacedError) => {
    if (store.open({ block, isJson: false })) requestAnimationFrame(() => focusField(path));
  };

  return (
    <EditorProvider value={actions}>
      <div className="editor">
        <EditorTop
          isLocked={isLocked}
          isBusy={editing.isBusy}
          isPreviewing={isPreviewing}
          address={stored?.isPublished && site ? `${site}/${stored.slug}` : null}
          presence={stored && <Here country={country} pageId={stored.id} />}
          onSave={saveNow}
          onPreview={() => setPreviewing(!isPreviewing)}
        />
        <StatusStrip isLocked={isLocked} isKept={journal.isKept} onGo={goTo}>
          {stored?.isPublished && editing.savedTimes > 0 && (
            <ProofNote country={country} pageId={stored.id} saved={editing.savedTimes} />
          )}
        </StatusStrip>
        <RecoveryNote left={journal.left} onSettled={journal.settle} />
        <div className="editor-tabs" role="group" aria-label="Shown">
          {[false, true].map((isPreview) => (
            <button
              key={String(isPreview)}
              type="button"
              aria-pressed={isPreviewing === isPreview}
              onClick={() => setPreviewing(isPreview)}
            >
              {isPreview ? "Live preview" : "Form"}
            </button>
          ))}
        </div>
        <div ref={box} className="editor-columns" data-preview={isPreviewing}>
          <BlockList />
          <OpenPanel
            catalogue={catalogue}
            settings={
              <PageExtras
                country={country}
                site={site}
                source={source}
                isLocked={isLocked}
                onChanged={() => void editing.refresh()}
                onGo={goTo}
              />
            }
          />
          {isPreviewing && (
            <div className="preview-column">
              <ColumnEdge width={width} onWidth={setWidth} />
              <PreviewBeside country={country} source={source} />
            </div>
          )}
        </div>
        {stored && <SharePage country={country} source={source} />}
        <EditorDialogs
          {...props}
          shown={shown}
          source={source}
          onCopy={() => {}}
          onGiveUp={forget}
        />
        <Said />
      </div>
    </EditorProvider>
  );
};

/** The editor of one page: its blocks at the left, what is open beside them, all of one store. */
export const PageEditor = (props: PageEditorProps) => {
  const editing = usePageEditor(props);
  return (
    <PageStoreProvider value={editing.store}>
      <EditorScreen {...props} editing={editing} />
    </PageStoreProvider>
  );
};
