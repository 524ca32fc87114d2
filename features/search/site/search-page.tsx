import { Paging } from "#design/paging.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { Icon } from "#design/icons.tsx";
import { SearchBar } from "#features/search/parts/search-bar.tsx";
import type { SearchView } from "#features/search/parts/search-view.ts";
import { DatesFilter, Group, PriceFilter } from "./filters.tsx";
import { Applied, Cards, Nothing } from "./results.tsx";

const form = "search";

const Filters = ({ view }: { view: SearchView }) => (
  <div id="filters" popover="auto" className="filters">
    <div className="filters-head">
      <h2>{view.filtersTitle}</h2>
      <button
        type="button"
        className="icon-button"
        popoverTarget="filters"
        popoverTargetAction="hide"
        aria-label={view.close}
      >
        <Icon name="close" />
      </button>
    </div>
    {view.price && <PriceFilter price={view.price} form={form} />}
    {view.groups.map((group) => (
      <Group key={group.name} group={group} form={form} />
    ))}
    <DatesFilter dates={view.dates} form={form} />
    <div className="filters-foot">
      <button type="submit" form={form} className="button button-large">
        {view.apply}
      </button>
    </div>
  </div>
);

const Sort = ({ sort }: Pick<SearchView, "sort">) => (
  <label className="sort">
    <span>{sort.label}</span>
    <select
      name="sort"
      form={form}
      defaultValue={sort.choices.find(({ chosen }) => chosen)?.value}
      key={sort.choices.find(({ chosen }) => chosen)?.value}
    >
      {sort.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

/** The search page. With JavaScript a choice applies at once; without, the buttons submit the form. */
export const SearchPage = ({ view }: { view: SearchView }) => {
  const submit = useSubmit();
  const page = useRef<HTMLDivElement>(null);
  const applyAtOnce = (event: React.FormEvent<HTMLElement>) => {
    const field = event.target;
    const isChoice = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
    const owner = isChoice ? field.form : null;
    // On a phone the sheet applies as a whole.
    const isSheet = page.current?.querySelector("#filters:popover-open") !== null;
    if (!owner || owner.id !== form || isSheet || (field as HTMLInputElement).name === "q") return;
    void submit(owner, { preventScrollReset: true });
  };
  return (
    <div ref={page} onChange={applyAtOnce}>
      <div className="search-top">
        <div className="wrap">
          <SearchBar bar={view.bar} form={form} hasFilters />
        </div>
      </div>
      <div className="wrap search-page">
        <div className="search-head">
          <div>
            <h1>{view.title}</h1>
            <p role="status">{view.count}</p>
          </div>
          <div className="search-tools">
            <button
              type="button"
              className="button button-quiet filters-open"
              popoverTarget="filters"
            >
              <Icon name="filter" size={18} />
              {view.filtersOpen}
            </button>
            <Sort sort={view.sort} />
          </div>
        </div>
        <Filters view={view} />
        <div className="search-results">
          <Applied applied={view.applied} />
          {view.nothing ? (
            <Nothing nothing={view.nothing} />
          ) : (
            <Cards cards={view.cards} cardWords={view.cardWords} resultsLabel={view.resultsLabel} />
          )}
          {!view.nothing && <Paging paging={view.paging} />}
        </div>
      </div>
    </div>
  );
};
