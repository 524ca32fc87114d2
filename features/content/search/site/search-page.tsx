import { Paging } from "#design/elements/paging.tsx";
import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { SearchBarIsland } from "#features/content/search/parts/search-bar-island.tsx";
import type { SearchView } from "#features/content/search/parts/search-view.ts";
import { Choices } from "#features/records/prices/parts/choices.tsx";
import { FilterIsland, hasSelectableOption } from "./filter-panel.tsx";
import { Cards } from "#features/content/search/parts/no-results/result-cards.tsx";
import { NoResults } from "#features/content/search/parts/no-results/no-results.tsx";
import { ActiveFilters } from "./results.tsx";

const form = "search";

/** True when nothing was found and no filter could change that. */
const hasNothingToFilter = ({ noResults, price, groups }: SearchView): boolean =>
  noResults !== null && !price && !groups.some((group) => hasSelectableOption(group));

const Sort = ({ sort }: Pick<SearchView, "sort">) => (
  <label className="sort">
    <span>{sort.label}</span>
    <select
      name="sort"
      form={form}
      defaultValue={sort.choices.find(({ chosen }) => chosen)?.value}
      data-value={sort.choices.find(({ chosen }) => chosen)?.value}
    >
      {sort.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

const ListChoice = ({ look }: Pick<SearchView, "look">) => (
  <>
    <input type="hidden" form={form} name="view" defaultValue={look.value} />
    <Link to={look.path} className="chip" keepsPlace="replaced">
      {look.text}
    </Link>
  </>
);

/**
 * With JavaScript, a filter applies immediately and what differs is exchanged
 * (`instant-filters.ts`). Without it, visitors submit the form by a button. The search itself is
 * remembered in the browser for the list of recent ones.
 */
export const SearchPage = ({ view }: { view: SearchView }) => (
  <>
    <div
      className="search-top"
      data-recent={
        view.recent === null ? undefined : JSON.stringify({ api: view.bar.api, ...view.recent })
      }
    >
      <div className="wrap">
        <SearchBarIsland bar={view.bar} form={form} place="results" />
      </div>
    </div>
    <div className={hasNothingToFilter(view) ? "wrap search-page search-bare" : "wrap search-page"}>
      <div className="search-head">
        <div>
          <h1>
            {view.title.before}
            <span role="status">{view.title.count}</span>
            {view.title.after}
          </h1>
          {[view.text, ...view.words].map((text) => text && <p key={text}>{text}</p>)}
          {view.ownWords && (
            <p>
              <Link to={view.ownWords.path} className="text-link">
                {view.ownWords.text}
              </Link>
            </p>
          )}
        </div>
        <div className="search-tools">
          <button
            type="button"
            className="button button-quiet filters-open"
            popoverTarget="filters"
          >
            <Icon name="filter" size={18} />
            {view.filters.open}
          </button>
          <input type="hidden" form={form} name="people" defaultValue={view.people.value} />
          <Choices group={view.people.choice} />
          <ListChoice look={view.look} />
          <Sort sort={view.sort} />
        </div>
      </div>
      <FilterIsland
        filters={view.filters}
        price={view.price}
        groups={view.groups}
        form={form}
        api={view.bar.api}
        isEmpty={view.noResults !== null}
      />
      <div className="search-results">
        {view.corrected && (
          <p className="search-corrected">
            {view.corrected.text}{" "}
            {view.corrected.exactly && (
              <Link to={view.corrected.exactly.path} className="text-link">
                {view.corrected.exactly.text}
              </Link>
            )}
          </p>
        )}
        <ActiveFilters applied={view.applied} />
        {view.noResults ? (
          <NoResults noResults={view.noResults} labels={view.labels} />
        ) : (
          <Cards
            cards={view.cards}
            labels={view.labels}
            resultsLabel={view.resultsLabel}
            isCompact={view.look.isCompact}
          />
        )}
        {!view.noResults && <Paging paging={view.paging} />}
      </div>
    </div>
  </>
);
