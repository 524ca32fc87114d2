import { Button } from "@mantine/core";
import { EmptyState } from "../screen/screen-state.tsx";
import { CreateButton } from "./create-button.tsx";
import { type Filter, isOn, withoutFilter } from "./filters/filter.ts";
import { formatCount } from "./format-count.ts";
import { isFirst, isSearching, type ListSearch } from "./search/list-search.ts";
import { useCounts } from "./use-count.ts";
import type { List } from "./use-list.ts";
import { allTabOf, searchOf } from "./views/view.ts";

const NothingYet = <Row,>({ list }: { list: List<Row> }) => {
  const { many, about, create } = list.declaration;
  return (
    <EmptyState title={`No ${many} yet`} text={about}>
      <CreateButton list={list}>
        {create?.label} <kbd aria-hidden="true">N</kbd>
      </CreateButton>
    </EmptyState>
  );
};

type Removal = Readonly<{ label: string; search: ListSearch }>;

/** One less for each filter that is on, and for the words. */
const removalsOf = (search: ListSearch, on: readonly Filter[]): readonly Removal[] => [
  ...(search.words ? [{ label: search.words, search: { ...search, words: "" } }] : []),
  ...on.map((filter) => ({
    label: filter.label,
    search: { ...search, filters: withoutFilter(filter, search.filters) },
  })),
];

const emptyTitle = (one: string, words: string, count: number): string => {
  if (count === 0) return `No ${one} matches “${words}”`;
  if (words !== "") return `No ${one} meets all of this`;
  if (count === 1) return `No ${one} meets the filter`;
  return `No ${one} meets ${count === 2 ? "both" : `all ${count}`} filters`;
};

const uselessText = (useless: readonly Removal[]): string =>
  useless.length === 0
    ? ""
    : `Removing ${useless.map(({ label }) => `“${label}”`).join(" or ")} would still leave none.`;

const NothingFound = <Row,>({ list }: { list: List<Row> }) => {
  const { declaration, country, search, setSearch } = list;
  const on = declaration.filters.filter((filter) => isOn(filter, search.filters));
  const removals = removalsOf(search, on);
  const counts = useCounts(
    declaration,
    country,
    removals.map((removal) => removal.search),
    removals.length > 1,
  );
  const clearAll = () => setSearch({ words: "", filters: {} });
  const withCounts = removals.map((removal, index) => ({ ...removal, count: counts[index] }));
  return (
    <EmptyState
      title={emptyTitle(declaration.one, search.words, on.length)}
      text={uselessText(withCounts.filter(({ count }) => count === 0))}
    >
      {withCounts.map(({ label, search: next, count }) =>
        count === undefined || count === 0 ? null : (
          <Button
            key={label}
            variant="default"
            onClick={() => setSearch({ words: next.words, filters: next.filters })}
          >
            {`Remove “${label}”, ${formatCount(count)} ${count === 1 ? declaration.one : declaration.many}`}
          </Button>
        ),
      )}
      <Button variant="subtle" onClick={clearAll}>
        Clear all
      </Button>
    </EmptyState>
  );
};

/** Where the first view is empty, which is good news or a beginning, and not a search that failed. */
const NothingInFirst = <Row,>({ list }: { list: List<Row> }) => {
  const { declaration, country, setSearch } = list;
  const all = searchOf(declaration, allTabOf(declaration));
  const [count] = useCounts(declaration, country, [all], true);
  if (count === 0) return <NothingYet list={list} />;
  return (
    <EmptyState
      title={declaration.first?.noneTitle ?? `No ${declaration.many} here`}
      text={declaration.about}
    >
      {count !== undefined && (
        <Button variant="default" onClick={() => setSearch(all)}>
          {`Show all ${formatCount(count)}`}
        </Button>
      )}
    </EmptyState>
  );
};

/** In place of the rows where there are none: how to begin, or which filter to remove. */
export const NoRows = <Row,>({ list }: { list: List<Row> }) => {
  const { declaration, search } = list;
  if (declaration.first && isFirst(declaration, search)) return <NothingInFirst list={list} />;
  return isSearching(list.search) ? <NothingFound list={list} /> : <NothingYet list={list} />;
};
