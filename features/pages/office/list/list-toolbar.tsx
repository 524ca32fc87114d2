import { Input } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ListFilter } from "../page-calls.ts";
import { Icon } from "#design/office/icons.tsx";

export type ListBarProps = Readonly<{
  filter: ListFilter;
  set: (part: Partial<ListFilter>) => void;
}>;

const pause = 200; // ms after the last key

const Search = ({ filter, set }: ListBarProps) => {
  const [typed, setTyped] = useState(filter.search);
  useEffect(() => {
    if (typed === filter.search) return undefined;
    const timer = setTimeout(() => set({ search: typed }), pause);
    return () => clearTimeout(timer);
  }, [typed, filter.search, set]);
  return (
    <Input
      type="search"
      aria-label="Search"
      placeholder="Search name or slug"
      className="list-search"
      leftSection={<Icon name="search" />}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};

const eithers = { any: null, yes: true, no: false } as const;
type Either = keyof typeof eithers;
const wordOf = (value: boolean | null): Either => (value === null ? "any" : value ? "yes" : "no");

type EitherProps = Readonly<{
  label: string;
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}>;

const Either = ({ label, value, onChange }: EitherProps) => (
  <span className="filter-button" data-on={value !== null}>
    <label htmlFor={`filter-${label}`}>{label}</label>
    <select
      id={`filter-${label}`}
      value={wordOf(value)}
      onChange={(event) => onChange(eithers[event.currentTarget.value as Either])}
    >
      <option value="any">any</option>
      <option value="yes">yes</option>
      <option value="no">no</option>
    </select>
  </span>
);

/** What the list is narrowed and ordered by. */
export const ListBar = ({ filter, set }: ListBarProps) => (
  <div className="list-bar" role="search">
    <Search key={filter.search} filter={filter} set={set} />
    <Either
      label="Published"
      value={filter.published}
      onChange={(published) => set({ published })}
    />
    <Either label="Fixed" value={filter.fixed} onChange={(fixed) => set({ fixed })} />
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
