import "./views.css";
import { useState } from "react";
import { Link } from "react-router";
import { formatCount } from "../format-count.ts";
import { useCounts } from "../use-count.ts";
import type { List } from "../use-list.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import { queryWithoutPage, searchOf, type ViewTab } from "./view.ts";

type TabProps = Readonly<{
  tab: ViewTab;
  count: number | undefined;
  isActive: boolean;
  isEdited: boolean;
}>;

const Tab = ({ tab, count, isActive, isEdited }: TabProps) => (
  <Link
    className="view-tab"
    to={{ search: tab.query }}
    preventScrollReset
    {...(isActive && { "aria-current": "page" })}
  >
    {tab.name} <span className="view-count">{count === undefined ? "" : formatCount(count)}</span>
    {isEdited && <span className="view-edited">edited</span>}
  </Link>
);

/** Saved views as tabs, each with how many rows it finds. */
export const Views = <Row,>({ list }: { list: List<Row> }) => {
  const { declaration, country, tabs, tab, search, setSearch, saved, answer } = list;
  const [isSaving, setSaving] = useState(false);
  const searches = tabs.map((each) => searchOf(declaration, each));
  const query = queryWithoutPage(declaration, search);
  const isEdited = query !== tab.query;
  // A list without views of its own has none to show until somebody has something to save.
  const isShown = tabs.length > 1 || isEdited;
  const counts = useCounts(declaration, country, searches, isShown && answer !== undefined);
  if (!isShown) return null;
  return (
    <div className="views">
      <nav aria-label="Views">
        {tabs.map((each, index) => (
          <Tab
            key={each.id}
            tab={each}
            count={counts[index]}
            isActive={each.id === tab.id}
            isEdited={isEdited && each.id === tab.id && each.id !== "all"}
          />
        ))}
      </nav>
      <div className="views-actions">
        {isEdited && tab.isOwn && (
          <button type="button" onClick={() => saved.update(tab.id, query)}>
            Update view
          </button>
        )}
        {isEdited && !saved.isFull && (
          <button type="button" onClick={() => setSaving(true)}>
            Save as new view
          </button>
        )}
        {isEdited && (
          <button
            type="button"
            className="views-reset"
            onClick={() => setSearch(searchOf(declaration, tab))}
          >
            Reset
          </button>
        )}
        {!isEdited && tab.isOwn && (
          <button type="button" onClick={() => saved.remove(tab.id)}>
            Remove view
          </button>
        )}
      </div>
      {isSaving && (
        <SaveViewDialog
          names={tabs.map(({ name }) => name)}
          onSave={(name) => {
            saved.add(name, query);
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
};
