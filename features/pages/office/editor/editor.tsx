import "./editor.css";
import "../block-list/block-list.css";
import "../form/block-form.css";
import "../block-picker/block-picker.css";
import "./editor-narrow.css";
import { useCallback, useEffect, useState } from "react";
import type { CatalogueBlock } from "../page-calls.ts";
import { createActions, type Shown } from "./editor-actions.ts";
import { EditorColumns } from "./editor-columns.tsx";
import { EditorProvider, useEditor } from "./editor-context.ts";
import { EditorDialogs } from "../dialogs/editor-dialogs.tsx";
import { EditorTop } from "../toolbar/editor-toolbar.tsx";
import { focusField } from "../form/focus-field.ts";
import { PageExtras } from "../form/page-extras.tsx";
import { ClipboardKeys, Here, ProofNote, SharePage, ToolingBar } from "./panels.tsx";
import { RecoveryNote } from "../toolbar/recovery-note.tsx";
import { warn } from "#design/office/say.ts";
import { CalmPage } from "../state/debounced-page.tsx";
import type { PlacedError } from "../state/errors.ts";
import { PageStoreProvider, usePage } from "../state/use-page.ts";
import { StatusStrip } from "../toolbar/status-strip.tsx";
import { useChecks } from "./use-checks.ts";
import { useEditorCommands } from "./use-editor-commands.ts";
import { useJournal } from "./use-journal.ts";
import { type EditorStart, type PageEditing, usePageEditor } from "./use-page-editor.ts";
import { usePreviewing } from "../preview/use-preview-open.ts";

export type PageEditorProps = EditorStart &
  Readonly<{
    catalogue: readonly CatalogueBlock[];
    hasMerchant: boolean;
    timeZone: string;
    /** Where the page's market is seen; null where no host shows it. */
    site: string | null;
  }>;

/** What was just done, for those who do not see it. */
const Said = () => (
  <p className="sr-only" role="status" aria-live="polite">
    {usePage(({ said }) => said)}
  </p>
);

type OpenProps = PageEditorProps & Readonly<{ editing: PageEditing }>;

/** The window is called by the page, so that several can be told apart. */
const useWindowName = () => {
  const name = usePage(({ edited }) => edited.fields.name);
  useEffect(() => {
    document.title = `${name || "New page"} · Custom Pages`;
  }, [name]);
};

const useKeptEdits = ({ editing, country, stored, isPreselected, now, newId }: OpenProps) => {
  const journal = useJournal({
    store: editing.store,
    page: `${country}/${stored?.id ?? "new"}`,
    isSearched: !isPreselected,
    now,
    newId,
  });
  const { forget } = journal;
  useEffect(() => {
    if (editing.isLeaving) void forget(); // created or deleted: what was kept has found its place
  }, [editing.isLeaving, forget]);
  return journal;
};

const Body = (props: OpenProps & Readonly<{ shown: Shown | null }>) => {
  const { editing, catalogue, country, isLocked, site, shown } = props;
  const { store, save } = editing;
  const { openJson, show } = useEditor();
  const [isPreviewing, setPreviewing] = usePreviewing();
  const [source] = useState(() => ({ get: store.page, subscribe: store.subscribe }));
  const stored = usePage((state) => state.stored);
  const journal = useKeptEdits(props);
  const saveNow = useCallback(() => void save(), [save]);
  const preview = useCallback(() => setPreviewing(!isPreviewing), [isPreviewing, setPreviewing]);
  useWindowName();
  useChecks(store, props.checking);
  useEditorCommands({ isNew: stored === null, onSave: saveNow, onPreview: preview });

  const goTo = ({ block, path }: PlacedError) => {
    if (store.open({ block, isJson: false })) requestAnimationFrame(() => focusField(path));
  };
  return (
    <div className="editor">
      <EditorTop
        isLocked={isLocked}
        isBusy={editing.isBusy}
        isPreviewing={isPreviewing}
        presence={stored && <Here country={country} pageId={stored.id} />}
        onSave={saveNow}
        onPreview={preview}
      />
      <StatusStrip isLocked={isLocked} isKept={journal.isKept} onGo={goTo}>
        {stored && editing.savedTimes > 0 && (
          <ProofNote country={country} pageId={stored.id} saved={editing.savedTimes} />
        )}
      </StatusStrip>
      <RecoveryNote left={journal.left} onSettled={journal.settle} />
      <EditorColumns
        catalogue={catalogue}
        country={country}
        source={source}
        isPreviewing={isPreviewing}
        onPreview={setPreviewing}
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
      {stored && (
        <ToolingBar
          country={country}
          id={stored.id}
          address={stored.isPublished && site ? `${site}/${stored.slug}` : null}
          onJson={() => openJson(null)}
          onHistory={() => show({ kind: "versions" })}
        />
      )}
      {stored && <SharePage country={country} source={source} />}
      <ClipboardKeys />
      <EditorDialogs {...props} shown={shown} source={source} onGiveUp={journal.forget} />
      <Said />
    </div>
  );
};

const WithActions = (props: OpenProps) => {
  const { editing, catalogue, timeZone, checkingBlock, now, newId } = props;
  const { store } = editing;
  const [shown, show] = useState<Shown | null>(null);
  const [actions] = useState(() =>
    createActions({ store, catalogue, timeZone, newId, checkingBlock, now, show, warn }),
  );
  return (
    <EditorProvider value={actions}>
      <Body {...props} shown={shown} />
    </EditorProvider>
  );
};

/** The editor of one page: its blocks at the left, what is open beside them, all of one store. */
export const PageEditor = (props: PageEditorProps) => {
  const editing = usePageEditor(props);
  return (
    <PageStoreProvider value={editing.store}>
      <CalmPage>
        <WithActions {...props} editing={editing} />
      </CalmPage>
    </PageStoreProvider>
  );
};
