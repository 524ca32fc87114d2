import { Input } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ListFilter } from "../page-api.ts";
import { Icon } from "#design/office/icons.tsx";

export type ListToolbarProps = Readonly<{
  filter: ListFilter;
  set: (part: Partial<ListFilter>) => void;
}>;

const debounceMs = 200;

const SearchField = ({ filter, set }: ListToolbarProps) => {
  const [query, setQuery] = useState(filter.search);
  useEffect(() => {
    if (query === filter.search) return undefined;
    const timer = setTimeout(() => set({ search: query }), debounceMs);
    return () => clearTimeout(timer);
  }, [query, filter.search, set]);
  return (
    <Input
      type="search"
      aria-label="Search"
      placeholder="Search name or slug"
      className="list-search"
      leftSection={<Icon name="search" />}
      maxLength={200}
      value={query}
      onChange={(event) => setQuery(event.currentTarget.value)}
    />
  );
};

const yesNoValues = { any: null, yes: true, no: false } as const;
type YesNo = keyof typeof yesNoValues;
const toYesNo = (value: boolean | null): YesNo => (value === null ? "any" : value ? "yes" : "no");

type YesNoFilterProps = Readonly<{
  label: string;
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}>;

const YesNo = ({ label, value, onChange }: YesNoFilterProps) => (
  <span className="filter-button" data-on={value !== null}>
    <label htmlFor={`filter-${label}`}>{label}</label>
    <select
      id={`filter-${label}`}
      value={toYesNo(value)}
      onChange={(event) => onChange(yesNoValues[event.currentTarget.value as YesNo])}
    >
      <option value="any">any</option>
      <option value="yes">yes</option>
      <option value="no">no</option>
    </select>
  </span>
);

export const ListToolbar = ({ filter, set }: ListToolbarProps) => (
  <div className="list-toolbar" role="search">
    <SearchField key={filter.search} filter={filter} set={set} />
    <YesNo
      label="Published"
      value={filter.published}
      onChange={(published) => set({ published })}
    />
    <YesNo label="Fixed" value={filter.fixed} onChange={(fixed) => set({ fixed })} />
    <span className="filter-button list-sort">
      <label htmlFor="list-sort">Sorted by</label>
      <select
        id="list-sort"
        value={filter.sort}
        onChange={(event) => set({ sort: event.currentTarget.value as ListFilter["sort"] })}
      >
        <option value="updatedAt">last change</option>
        <option value="name">name</option>
        <option value="slug">slug</option>
      </select>
    </span>
  </div>
);
