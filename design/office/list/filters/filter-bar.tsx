import "./filter-bar.css";
import { Menu } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import type { List } from "../use-list.ts";
import { isOn } from "./filter.ts";
import { FilterControl } from "./filter-control.tsx";
import { SearchField } from "./search-field.tsx";

/** As many filters that are off stand as buttons; the others are offered by "Filter". */
const buttonCount = 3;

export type FilterBarProps<Row> = Readonly<{
  list: List<Row>;
  /** Field of the filter whose choices are open; `more` for the menu of further filters. */
  openField: string | null;
  onOpen: (field: string | null) => void;
  /** Sort, columns and export. */
  end: React.ReactNode;
}>;

export const FilterBar = <Row,>({ list, openField, onOpen, end }: FilterBarProps<Row>) => {
  const { declaration, search, setSearch } = list;
  const { filters, searchLabel } = declaration;
  const on = filters.filter((filter) => isOn(filter, search.filters));
  const off = filters.filter((filter) => !on.includes(filter) && filter.kind !== "linked");
  const isFew = filters.filter(({ kind }) => kind !== "linked").length <= buttonCount;
  const buttons = isFew ? off : off.filter(({ field }) => field === openField);
  const further = isFew ? [] : off;
  return (
    <div className="filter-bar" role="search">
      {searchLabel !== undefined && (
        <SearchField label={searchLabel} words={search.words} setSearch={setSearch} />
      )}
      {[...on, ...buttons].map((filter) => (
        <FilterControl
          key={filter.field}
          list={list}
          filter={filter}
          isOpen={openField === filter.field}
          onOpen={(isOpen) => onOpen(isOpen ? filter.field : null)}
        />
      ))}
      {further.length > 0 && (
        <Menu
          opened={openField === "more"}
          onChange={(isOpen) => onOpen(isOpen ? "more" : null)}
          position="bottom-start"
          shadow="md"
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <button type="button" className="filter-button filter-more">
              <Icon name="plus" /> Filter <kbd aria-hidden="true">F</kbd>
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {further.map((filter) => (
              <Menu.Item
                key={filter.field}
                closeMenuOnClick={false}
                onClick={() => {
                  onOpen(filter.kind === "switch" ? null : filter.field);
                  if (filter.kind === "switch")
                    setSearch({ filters: { ...search.filters, [filter.field]: "true" } });
                }}
              >
                {filter.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <div className="filter-bar-end">{end}</div>
    </div>
  );
};
