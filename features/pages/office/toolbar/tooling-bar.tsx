import "./tooling-bar.css";
import { call } from "../page-calls.ts";
import { say, warn } from "#design/office/say.ts";

export type ToolingBarProps = Readonly<{
  country: string;
  /** The page's id. */
  id: string;
  /** Where visitors see the page; null while they do not. */
  address: string | null;
  onJson: () => void;
  onHistory: () => void;
}>;

const copyId = async (id: string) => {
  try {
    await navigator.clipboard.writeText(id);
    say("Id copied.");
  } catch {
    warn(`The browser keeps its clipboard to itself. The id is ${id}.`);
  }
};

const purge = async (country: string, id: string) => {
  try {
    await call("POST", `${country}/custompages/${id}/purge`, {});
    say("The cache of this page is purged.");
  } catch (error) {
    warn(error instanceof Error ? error.message : "The cache could not be purged.");
  }
};

/** What those who care for the site need of a record, on the screens that the source names. */
export const ToolingBar = ({ country, id, address, onJson, onHistory }: ToolingBarProps) => (
  <div className="tooling" role="group" aria-label="Tooling">
    {address === null ? (
      <span className="tooling-off">Not on the site</span>
    ) : (
      <a href={address} target="_blank" rel="noreferrer">
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
