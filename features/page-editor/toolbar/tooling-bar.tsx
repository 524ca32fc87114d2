import "./tooling-bar.css";
import { callApi } from "#platform/browser/call-api.ts";
import { toast } from "#design/office/toast.ts";

export type ToolingBarProps = Readonly<{
  country: string;
  id: string;
  /** Null while the page is not on the public site. */
  publicUrl: string | null;
  onJson: () => void;
  onHistory: () => void;
}>;

const copyId = async (id: string) => {
  try {
    await navigator.clipboard.writeText(id);
    toast.success("Id copied.");
  } catch {
    toast.error(`The browser keeps its clipboard to itself. The id is ${id}.`);
  }
};

const purge = async (country: string, id: string) => {
  try {
    await callApi("POST", `${country}/custompages/${id}/purge`, {});
    toast.success("The cache of this page is purged.");
  } catch (error) {
    toast.error(error instanceof Error ? error.message : "The cache could not be purged.");
  }
};

/**
 * Tools for the operators of the site: public URL, id, JSON, history, cache (back-office
 * specification, section 2).
 */
export const ToolingBar = ({ country, id, publicUrl, onJson, onHistory }: ToolingBarProps) => (
  <div className="tooling" role="group" aria-label="Tooling">
    {publicUrl === null ? (
      <span className="tooling-disabled">Not on the site</span>
    ) : (
      <a href={publicUrl} target="_blank" rel="noreferrer">
        Open on the site
      </a>
    )}
    <button type="button" title={id} onClick={() => void copyId(id)}>
      Copy id
    </button>
    <button type="button" onClick={onJson}>
      JSON
    </button>
    <button type="button" onClick={onHistory}>
      History
    </button>
    <button type="button" onClick={() => void purge(country, id)}>
      Purge this page’s cache
    </button>
  </div>
);
