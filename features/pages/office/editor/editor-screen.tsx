import { useEffect, useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { marketByApiCountry } from "#markets/markets.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { newPage } from "#features/pages/page-defaults.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import { pageApi, editorSettings, ApiError } from "../page-api.ts";
import { PageEditor } from "./editor.tsx";
import { copyBlocks } from "../block-list/operations.ts";
import { toPageInput } from "../state/edited-page.ts";

export type PageEditorScreenProps = Readonly<{
  country: string;
  isAdmin: boolean;
  site: string | null;
  /** Loads the blocks' own schemas, handed in by the app. */
  loadBlockCheck: () => Promise<BlockCheck>;
}>;

const now = () => Date.now();
const newId = () => crypto.randomUUID();

const uuidLength = 36; // the source, section 9

/** The blocks that the address asks to take from another page; none when they cannot be had. */
const fetchCopiedBlocks = async (country: string, query: URLSearchParams) => {
  const from = query.get("copyFrom") ?? "";
  const positions = (query.get("selected") ?? "").split(",").filter(Boolean).map(Number);
  if (from.length !== uuidLength || positions.length === 0) return [];
  try {
    const page = await pageApi(country).copySource(from, query.get("country") ?? country);
    return copyBlocks(page.blocks, positions, newId);
  } catch {
    return []; // a copy that fails is no reason not to begin
  }
};

const loadEditor = async (country: string, id: string, query: URLSearchParams) => {
  const calls = pageApi(country);
  const isNew = id === "new";
  const [stored, catalogue, settings, copied] = await Promise.all([
    isNew ? null : calls.read(id),
    calls.catalogue(),
    calls.settings().then(editorSettings),
    isNew ? fetchCopiedBlocks(country, query) : [],
  ]);
  const empty = newPage(newId());
  const start = copied.length > 0 ? { ...empty, blocks: copied } : empty;
  return {
    stored,
    catalogue,
    settings,
    start: stored ? toPageInput(stored) : start,
    isPreselected: copied.length > 0,
  };
};

/** The rules of a page: their code comes beside the page, and the editor does not wait for it. */
const loadPageCheck = async (checkingBlock: Promise<BlockCheck>) => {
  const checkBlock = await checkingBlock;
  const { createPageCheck } = await import("../state/page-check.ts");
  return createPageCheck(checkBlock);
};

type EditorData = Awaited<ReturnType<typeof loadEditor>>;

/** Loads a page, or starts a new one; a page that is not there leads back to the list. */
const PageEditorLoader = (props: PageEditorScreenProps & Readonly<{ id: string }>) => {
  const { country, id, isAdmin, site, loadBlockCheck } = props;
  const [query] = useSearchParams();
  // What is being edited is never replaced by what a later answer says: each page is read once.
  const [beginning] = useState(() => loadEditor(country, id, query));
  const [checkingBlock] = useState(() => beginning.then(whenIdle).then(loadBlockCheck));
  const [checking] = useState(() => loadPageCheck(checkingBlock));
  const [begun, setBegun] = useState<EditorData | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    beginning.then(setBegun, setError);
    checking.catch(() => undefined); // whoever saves hears of it
  }, [beginning, checking]);
  if (error instanceof ApiError && error.status === 404)
    return <Navigate to="/custompages" replace />;
  if (error !== null)
    return <p role="alert">{error instanceof Error ? error.message : "The page did not come."}</p>;
  if (!begun) return <p role="status">Loading …</p>;
  const { settings, ...page } = begun;
  return (
    <PageEditor
      {...page}
      site={site}
      country={country}
      hasMerchant={settings.hasMerchant}
      isLocked={settings.isLocked && !isAdmin}
      timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
      checking={checking}
      checkingBlock={checkingBlock}
      now={now}
      newId={newId}
    />
  );
};

/** The editor of the page that the address names; another page is another editor. */
export const PageEditorScreen = (props: PageEditorScreenProps) => {
  const { id = "new" } = useParams();
  return <PageEditorLoader key={id} {...props} id={id} />;
};
