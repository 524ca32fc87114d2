import { useState } from "react";
import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import type { SuggestionsView } from "../assist-view.ts";
import { forgetSearch, forgetSearches, recentSearches } from "./recent-searches.ts";

/**
 * The recent searches of this browser, which visitors can repeat or remove. Renders nothing when
 * there are none.
 */
export const RecentList = ({
  api,
  words,
  field,
}: {
  api: string;
  words: SuggestionsView["words"];
  /** The field that receives the focus when a search is removed from the list. */
  field: HTMLInputElement;
}) => {
  const [searches, setSearches] = useState(() => recentSearches(api));
  if (searches.length === 0) return null;
  return (
    <section aria-label={words.recent} className="where-recent">
      <h3>{words.recent}</h3>
      <ul>
        {searches.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>
              <Icon name="clock" size={18} />
              <span>{label}</span>
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={words.remove.replace("{name}", () => label)}
              onClick={() => {
                field.focus();
                setSearches(forgetSearch(api, path));
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          field.focus();
          setSearches(forgetSearches(api));
        }}
      >
        {words.clear}
      </button>
    </section>
  );
};
