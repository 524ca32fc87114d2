import { Paging } from "#design/paging.tsx";
import { useEffect } from "react";
import { useSiteNavigate } from "#design/link-params/link-params.ts";
import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { formSearchParams } from "#features/content/search/parts/form-search-params.ts";
import { SearchBar } from "#features/content/search/parts/search-bar.tsx";
import { WhenField } from "#features/content/search/parts/when/when-panel.tsx";
import { useLiveCount } from "#features/content/search/parts/live-count/use-live-count.ts";
import type { FilterGroup, SearchView } from "#features/content/search/parts/search-view.ts";
import { ActiveFilters, Cards, NoResults } from "./results.tsx";
import { useSyncedFormFields } from "./sync-form-fields.ts";
import { Group } from "./filters.tsx";
import { PriceFilter } from "./price-filter.tsx";

const form = "search";

/** True when nothing was found and no filter could change that. */
const hasNothingToFilter = ({ noResults, price, groups }: SearchView): boolean =>
  noResults !== null && !price && !groups.some((group) => hasSelectableOption(group, undefined));

/** True when at least one option would find trips or is chosen and can therefore be removed. */
const hasSelectableOption = (
  { options }: FilterGroup,
  counts: Readonly<Record<string, number>> | undefined,
): boolean =>
  options.some(({ value, count, chosen }) => chosen || (counts ? (counts[value] ?? 0) : count) > 0);

const Filters = ({ view }: { view: SearchView }) => {
  const { filters, bar } = view;
  const { panel: sheet, isOpen, count, onToggle } = useLiveCount(form, bar.api, view);
  const submitLabel = count?.submit ?? filters.show;
  return (
    <div ref={sheet} id="filters" popover="auto" className="filters" onToggle={onToggle}>
      <div className="filters-head">
        <h2>{filters.title}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={filters.close}
        >
          <Icon name="close" />
        </button>
      </div>
      {view.price && <PriceFilter price={view.price} form={form} />}
      {view.groups
        .filter((group) => !view.noResults || hasSelectableOption(group, count?.facets[group.name]))
        .map((group) => (
          <Group key={group.name} group={group} form={form} counts={count?.facets[group.name]} />
        ))}
      <div className="filters-foot">
        <Link to={filters.clearPath} className="text-link" preventScrollReset>
          {filters.clear}
        </Link>
        <button type="submit" form={form} className="button button-large">
          {isOpen ? submitLabel : filters.apply}
        </button>
        <p className="sr-only" aria-live="polite">
          {count?.submit}
        </p>
      </div>
    </div>
  );
};

/**
 * Each chosen place is a checked checkbox, so that submitting the form keeps the place until the
 * visitor clears it.
 */
const Places = ({ where }: Pick<SearchView["bar"], "where">) =>
  where.chosen.length > 0 && (
    <fieldset className="search-places">
      <legend className="sr-only">{where.chosenLabel}</legend>
      {where.chosen.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name="where" value={value} defaultChecked />
          {label}
          <Icon name="close" size={14} />
        </label>
      ))}
    </fieldset>
  );

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

/**
 * True while the sheet of filters is open on a phone. Its filters are applied together by the
 * sheet's button.
 */
const isSheetOpen = (): boolean =>
  document.querySelector("#filters:popover-open") !== null ||
  (matchMedia("(width < 760px)").matches && document.querySelector(":popover-open") !== null);

/**
 * True for the keyword, which is applied by submitting the form, and for the dates, which are
 * applied by the button of their panel.
 */
const isAppliedLater = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field.name === "q" || field.closest(".when-panel") !== null;

/**
 * Applies a changed filter immediately. The listener is on the document, so that it runs after
 * React's handlers have synchronized other fields. It listens to native events, because React
 * replays a change made before hydration as a native event.
 */
const useInstantFilters = () => {
  const navigate = useSiteNavigate();
  useEffect(() => {
    const apply = ({ target: field }: Event) => {
      const isChoice = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
      if (!isChoice || field.form?.id !== form || isSheetOpen() || isAppliedLater(field)) return;
      navigate(`?${formSearchParams(field.form)}`, { preventScrollReset: true });
    };
    document.addEventListener("change", apply);
    return () => document.removeEventListener("change", apply);
  }, [navigate]);
};

/**
 * With JavaScript, a filter applies immediately. Without it, visitors submit the form by a button.
 */
export const SearchPage = ({ view }: { view: SearchView }) => {
  useSyncedFormFields(form, view);
  const { recent, bar } = view;
  useEffect(() => {
    if (recent)
      void import("#features/content/search/parts/where/recent-searches.ts").then(
        ({ rememberSearch }) => rememberSearch(bar.api, recent),
      );
  }, [bar.api, recent]);
  useInstantFilters();
  return (
    <>
      <div className="search-top">
        <div className="wrap">
          <SearchBar
            bar={view.bar}
            form={form}
            hasFilters
            places={<Places where={view.bar.where} />}
            when={<WhenField bar={view.bar} form={form} />}
          />
        </div>
      </div>
      <div
        className={hasNothingToFilter(view) ? "wrap search-page search-bare" : "wrap search-page"}
      >
        <div className="search-head">
          <div>
            <h1>
              {view.title.before}
              <span role="status">{view.title.count}</span>
              {view.title.after}
            </h1>
            {[view.text, ...view.words].map((text) => text && <p key={text}>{text}</p>)}
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
            <Sort sort={view.sort} />
          </div>
        </div>
        <Filters view={view} />
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
            <Cards cards={view.cards} labels={view.labels} resultsLabel={view.resultsLabel} />
          )}
          {!view.noResults && <Paging paging={view.paging} />}
        </div>
      </div>
    </>
  );
};
