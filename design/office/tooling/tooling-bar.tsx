import "./tooling-bar.css";
import { useSyncExternalStore } from "react";
import { useOpenPalette } from "../palette/commands.tsx";
import { toast } from "../toast.ts";
import type { Tools, ToolsStore } from "./tools.ts";

const copyId = async (id: string) => {
  try {
    await navigator.clipboard.writeText(id);
    toast.success("Id copied.");
  } catch {
    toast.error(`The browser keeps its clipboard to itself. The id is ${id}.`);
  }
};

const purgeNow = async ({ doneText, run }: NonNullable<Tools["purge"]>) => {
  try {
    await run();
    toast.success(doneText);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : "The cache could not be purged.");
  }
};

const SiteLink = ({ site }: Pick<ToolingBarProps, "site">) =>
  site !== null && (
    <a href={site} target="_blank" rel="noreferrer">
      Open the site
    </a>
  );

const PageLink = ({ url }: { url: string | null }) =>
  url === null ? (
    <span className="tooling-disabled">Not on the site</span>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      Open on the site
    </a>
  );

type RecordToolsProps = Tools & Pick<ToolingBarProps, "site">;

const RecordTools = ({ id, publicUrl, onJson, onHistory, purge, site }: RecordToolsProps) => (
  <>
    {publicUrl === undefined ? <SiteLink site={site} /> : <PageLink url={publicUrl} />}
    {id !== null && (
      <button type="button" title={id} onClick={() => void copyId(id)}>
        Copy id
      </button>
    )}
    {onJson && (
      <button type="button" onClick={onJson}>
        JSON
      </button>
    )}
    {onHistory && (
      <button type="button" onClick={onHistory}>
        History
      </button>
    )}
    {purge && (
      <button type="button" onClick={() => void purgeNow(purge)}>
        {purge.label}
      </button>
    )}
  </>
);

export type ToolingBarProps = Readonly<{
  store: ToolsStore;
  /** Origin of the market's public site, for screens without a record; null where no host has it. */
  site: string | null;
}>;

/**
 * Tools for the operators of the site: public URL, id, JSON, history, cache (back-office
 * specification, section 2).
 */
const ToolingBar = ({ store, site }: ToolingBarProps) => {
  const openPalette = useOpenPalette();
  const tools = useSyncExternalStore(store.watch, store.get);
  return (
    <div className="tooling" role="group" aria-label="Tooling">
      {tools ? <RecordTools {...tools} site={site} /> : <SiteLink site={site} />}
      <button type="button" className="tooling-keys" onClick={() => openPalette("keys")}>
        Keys <kbd aria-hidden="true">?</kbd>
      </button>
    </div>
  );
};

export default ToolingBar;
