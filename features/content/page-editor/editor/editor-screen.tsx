import { useEffect, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { BlockCheck } from "#features/content/pages/rules.ts";
import { pageApi, editorSettings } from "../page-api.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { PageEditor } from "./editor.tsx";
import { copyOf } from "../address/copy-address.ts";
import { copyBlocks } from "../page-blocks/operations.ts";
import { toPageInput } from "../state/edited-page.ts";

export type PageEditorScreenProps = Readonly<{
  country: string;
  isAdmin: boolean;
  site: string | null;
  /** Loads the blocks' content schemas; injected by the app, which knows the blocks. */
  loadBlockCheck: () => Promise<BlockCheck>;
}>;

const nothing = () => undefined;
const now = () => Date.now();
const newId = () => crypto.randomUUID();

const fetchCopiedBlocks = async (country: string, query: URLSearchParams) => {
  const asked = copyOf(query);
  if (!asked) return [];
  try {
    const page = await pageApi(country).copySource(asked.page, asked.country ?? country);
    return copyBlocks(page.blocks, asked.positions, newId);
  } catch {
    return []; // a failed copy must not keep the editor from opening
  }
};

const loadEditor = async (country: string, id: string, query: URLSearchParams) => {
  const api = pageApi(country);
  const isNew = id === "new";
  const [stored, catalogue, settings, copied] = await Promise.all([
    isNew ? null : api.read(id),
    api.catalogue(),
    api.settings().then(editorSettings),
    isNew ? fetchCopiedBlocks(country, query) : [],
  ]);
  const empty = newPage(newId());
  const newStart = copied.length > 0 ? { ...empty, blocks: copied } : empty;
  return {
    stored,
    catalogue,
    settings,
    start: stored ? toPageInput(stored) : newStart,
    isPrefilled: copied.length > 0,
  };
};

type EditorData = Awaited<ReturnType<typeof loadEditor>>;

/**
 * Loads the code of the validation rules while the page loads, so that the editor does not wait for
 * this code.
 */
const loadPageCheck = async (
  loading: Promise<EditorData>,
  blockCheckPromise: Promise<BlockCheck>,
) => {
  const { catalogue, settings } = await loading;
  const checkBlock = await blockCheckPromise;
  const { createPageCheck } = await import("../state/page-check.ts");
  return createPageCheck({ checkBlock, catalogue, hasMerchant: settings.hasMerchant });
};

/**
 * Keeps the browser from reporting a failure that the editor or its next save tells the user. It is
 * called where the promise is made, because React may drop a render and with it its effects.
 */
const reportedLater = <Value,>(promise: Promise<Value>): Promise<Value> => {
  promise.catch(() => undefined);
  return promise;
};

type PageEditorLoaderProps = PageEditorScreenProps &
  Readonly<{ id: string; onCreated?: (id: string) => void }>;

/** Loads a page or starts a new one; an unknown id leads back to the list, in words. */
export const PageEditorLoader = (props: PageEditorLoaderProps) => {
  const { country, id, isAdmin, site, loadBlockCheck, onCreated = nothing } = props;
  const [query] = useSearchParams();
  // The page is read only once: a later response must not replace what is being edited.
  const [loading] = useState(() => reportedLater(loadEditor(country, id, query)));
  const [blockCheckPromise] = useState(() =>
    reportedLater(loading.then(whenIdle).then(loadBlockCheck)),
  );
  const [pageCheckPromise] = useState(() =>
    reportedLater(loadPageCheck(loading, blockCheckPromise)),
  );
  const [loaded, setLoaded] = useState<EditorData | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isLoadingShown = useLoadingShown(!loaded && error === null);
  useEffect(() => {
    loading.then(setLoaded, setError);
  }, [loading]);
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one="page" list="/custompages" />;
  if (error !== null)
    return <p role="alert">{error instanceof Error ? error.message : "The page did not come."}</p>;
  if (!loaded || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  const { settings, ...page } = loaded;
  return (
    <PageEditor
      {...page}
      site={site}
      country={country}
      hasMerchant={settings.hasMerchant}
      isLocked={settings.isLocked && !isAdmin}
      timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
      pageCheckPromise={pageCheckPromise}
      blockCheckPromise={blockCheckPromise}
      now={now}
      newId={newId}
      onCreated={onCreated}
    />
  );
};

/**
 * Each page has an editor of its own, so that no state of the last page remains. A page that was
 * just created keeps the editor in which it was written, with its open block, focus and undo.
 */
const PageEditorScreen = (props: PageEditorScreenProps) => {
  const { id = "new" } = useParams();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [editor, setEditor] = useState({ id, number: 0 });
  if (id !== editor.id) {
    const isSame = editor.id === "new" && id === createdId;
    setEditor({ id, number: isSame ? editor.number : editor.number + 1 });
  }
  return <PageEditorLoader key={editor.number} {...props} id={id} onCreated={setCreatedId} />;
};

export default PageEditorScreen;
