import "../panels/editor.css";
import "../block-list/block-list.css";
import "../form/block-form.css";
import "../block-picker/block-picker.css";
import "../panels/editor-narrow.css";
import { useCallback, useEffect, useState } from "react";
import { useParams } from "react-router";
import { templateKindOf } from "#features/content/pages/owner-rules.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { createEditorActions, type EditorOverlay } from "../editing/editor-actions.ts";
import { EditorColumns } from "./editor-columns.tsx";
import { EditorProvider } from "../editing/editor-context.ts";
import { EditorToolbar } from "../toolbar/editor-toolbar.tsx";
import { focusForm } from "../page-blocks/focus-block.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { FormSettingsProvider } from "#design/office/form/form-settings.ts";
import { ItemPicture, specialFields } from "../form/special-fields.tsx";
import { loadFields } from "../form/load-fields.ts";
import { PageExtras } from "../form/page-extras.tsx";
import {
  ClipboardKeys,
  ColleagueSaved,
  EditorDialogs,
  FindingsWatch,
  GroupBar,
  LiveCheckNote,
  PresencePanel,
  SharePage,
} from "./late-parts.tsx";
import { PageRecoveryNote } from "../toolbar/page-recovery-note.tsx";
import { useDocumentTitle } from "#design/office/document-title.ts";
import { recordTitle } from "#design/office/record-page/record-title.ts";
import { toast } from "#design/office/toast.ts";
import { DebouncedPageProvider } from "../state/debounced-page.tsx";
import type { LocatedError } from "../errors/located-errors.ts";
import { followAddress } from "../address/open-block-address.ts";
import type { PageStore } from "../state/page-store.ts";
import { PageStoreProvider, usePage } from "../state/use-page.ts";
import { usePageTools } from "../toolbar/use-page-tools.ts";
import { StatusBar } from "../toolbar/status-bar.tsx";
import { usePageChecks } from "./use-checks.ts";
import { useEditorCommands } from "./use-editor-commands.ts";
import { pageJournal } from "../journal/page-journal.ts";
import { useJournal } from "#design/office/journal/use-journal.ts";
import {
  type PageEditorOptions,
  type PageEditorState,
  usePageEditor,
} from "../saving/use-page-editor.ts";
import { usePreviewOpen } from "#design/office/frame/use-preview-open.ts";

export type PageEditorProps = PageEditorOptions &
  Readonly<{
    catalogue: readonly CatalogueBlock[];
    hasMerchant: boolean;
    timeZone: string;
    /** Origin of the market's public site; null where no host serves it. */
    site: string | null;
  }>;

const LiveRegion = () => (
  <p className="sr-only" role="status" aria-live="polite">
    {usePage(({ announcement }) => announcement)}
  </p>
);

type EditorProps = PageEditorProps & Readonly<{ editing: PageEditorState }>;

/** A new page begins with its name. */
const useFirstFocus = (isNew: boolean) => {
  const [wasNew] = useState(isNew);
  useEffect(() => {
    if (wasNew) focusForm();
  }, [wasNew]);
};

/** The open block stands in the address, so that a reload opens it again. */
const useBlockAddress = (store: PageStore) => {
  useEffect(
    () =>
      followAddress(store, {
        href: () => location.href,
        replace: (href) => history.replaceState(history.state, "", href),
      }),
    [store],
  );
};

const useFieldsLoaded = () => {
  useEffect(() => void loadFields(), []);
};

const useEditJournal = ({ editing, country, isPrefilled, now, newId }: EditorProps) => {
  // The journal of a new page is deleted before the page gets its address.
  const isNew = useParams()["id"] === "new";
  const storedId = usePage(({ stored }) => stored?.id);
  const [editor] = useState(() => pageJournal(editing.store));
  const journal = useJournal({
    editor,
    record: `${country}/${isNew ? "new" : storedId}`,
    shouldRecover: !isPrefilled,
    now,
    newId,
  });
  const { discard } = journal;
  useEffect(() => {
    if (editing.isLeaving) void discard(); // the page was created or deleted, so nothing is left to recover
  }, [editing.isLeaving, discard]);
  return journal;
};

const usePageTitle = () => {
  const name = usePage(({ edited }) => edited.fields.name);
  const isStored = usePage(({ stored }) => stored !== null);
  useDocumentTitle(recordTitle(name, isStored, "page"));
};

/** A template is no page of a market, in which its links could lead somewhere. */
const Findings = (props: Pick<PageEditorProps, "country" | "site" | "catalogue">) => {
  const isVisited = usePage(({ edited }) => templateKindOf(edited.fields.owner) === null);
  const market = marketByApiCountry(props.country);
  return market && isVisited && <FindingsWatch {...props} market={market.id} />;
};

const EditorBody = (props: EditorProps & Readonly<{ overlay: EditorOverlay | null }>) => {
  const { editing, catalogue, country, isLocked, site, overlay } = props;
  const { store, save, refresh } = editing;
  const [isPreviewing, setPreviewing] = usePreviewOpen();
  const [source] = useState(() => ({ get: store.page, subscribe: store.subscribe }));
  const stored = usePage((state) => state.stored);
  const journal = useEditJournal(props);
  const saveNow = useCallback(() => void save(), [save]);
  const togglePreview = useCallback(
    () => setPreviewing(!isPreviewing),
    [isPreviewing, setPreviewing],
  );
  useFieldsLoaded();
  usePageTitle();
  useFirstFocus(stored === null);
  useBlockAddress(store);
  usePageTools({ country, site, stored });
  usePageChecks(store, props.pageCheckPromise);
  useEditorCommands({ isNew: stored === null, onSave: saveNow, onPreview: togglePreview });

  const goToField = ({ block, path }: LocatedError) => {
    if (store.open({ block, isJson: false })) requestAnimationFrame(() => focusField(path));
  };
  return (
    <div className="editor">
      <EditorToolbar
        isLocked={isLocked}
        isBusy={editing.isBusy}
        isPreviewing={isPreviewing}
        presence={stored && <PresencePanel country={country} pageId={stored.id} />}
        onSave={saveNow}
        onPreview={togglePreview}
      />
      <StatusBar isLocked={isLocked} isPersisted={journal.isPersisted} onGoToField={goToField}>
        {stored && <ColleagueSaved {...editing} />}
        {stored && editing.saveCount > 0 && (
          <LiveCheckNote country={country} pageId={stored.id} saveCount={editing.saveCount} />
        )}
      </StatusBar>
      <PageRecoveryNote unsavedEdits={journal.unsavedEdits} onResolved={journal.dismiss} />
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
            catalogue={catalogue}
            source={source}
            isLocked={isLocked}
            onChanged={() => void refresh()}
            onGoToField={goToField}
          />
        }
      />
      {stored && <SharePage country={country} source={source} />}
      <ClipboardKeys />
      <GroupBar />
      <Findings country={country} site={site} catalogue={catalogue} />
      <EditorDialogs
        {...props}
        overlay={overlay}
        source={source}
        isPersisted={journal.isPersisted}
        onDiscard={journal.discard}
      />
      <LiveRegion />
    </div>
  );
};

const EditorWithActions = (props: EditorProps) => {
  const { editing, catalogue, hasMerchant, country, timeZone, blockCheckPromise, now, newId } =
    props;
  const { store } = editing;
  const [overlay, showOverlay] = useState<EditorOverlay | null>(null);
  const [formSettings] = useState(() => ({ timeZone, specialFields, ItemPicture }));
  const [actions] = useState(() =>
    createEditorActions({
      store,
      catalogue,
      hasMerchant,
      country,
      language: marketByApiCountry(country)?.language ?? "en",
      timeZone,
      newId,
      blockCheckPromise,
      now,
      showOverlay,
      showError: toast.error,
      showUndo: toast.undo,
    }),
  );
  return (
    <EditorProvider value={actions}>
      <FormSettingsProvider value={formSettings}>
        <EditorBody {...props} overlay={overlay} />
      </FormSettingsProvider>
    </EditorProvider>
  );
};

export const PageEditor = (props: PageEditorProps) => {
  const editing = usePageEditor(props);
  return (
    <PageStoreProvider value={editing.store}>
      <DebouncedPageProvider>
        <EditorWithActions {...props} editing={editing} />
      </DebouncedPageProvider>
    </PageStoreProvider>
  );
};
