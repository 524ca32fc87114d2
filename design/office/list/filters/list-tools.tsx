import { Menu } from "@mantine/core";
import { apiUrl } from "#platform/browser/api-base.ts";
import { Icon } from "#design/office/icons.tsx";
import type { List } from "../use-list.ts";
import type { TableSettings } from "../table/table-settings.ts";

const SortMenu = <Row,>({ list }: { list: List<Row> }) => {
  const { declaration, search, setSearch } = list;
  const current = declaration.sorts.find(({ value }) => value === search.sort);
  if (!current || declaration.sorts.length < 2) return null;
  return (
    <Menu position="bottom-end" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className="sort-button">
          <span className="sr-only">Sorted by </span>
          {current.label}
          <Icon name={current.direction === "ascending" ? "up" : "down"} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={search.sort} onChange={(sort) => setSearch({ sort })}>
          {declaration.sorts.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};

const ColumnsMenu = <Row,>({ list, settings }: Omit<ListToolsProps<Row>, "hasColumns">) => (
  <Menu
    position="bottom-end"
    shadow="md"
    returnFocus
    withInitialFocusPlaceholder={false}
    closeOnItemClick={false}
  >
    <Menu.Target>
      <button
        type="button"
        className="tool-button list-columns"
        aria-label="Columns"
        title="Columns"
      >
        <Icon name="columns" />
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      {list.declaration.columns.map(({ key, label }) => (
        <Menu.CheckboxItem
          key={key}
          checked={!settings.hiddenKeys.includes(key)}
          onChange={() => settings.toggleColumn(key)}
        >
          {label}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
      <Menu.CheckboxItem checked={settings.isCompact} onChange={settings.toggleCompact}>
        Compact rows
      </Menu.CheckboxItem>
    </Menu.Dropdown>
  </Menu>
);

const Export = <Row,>({ list: { declaration, country, search } }: { list: List<Row> }) => {
  const { exportPath, many } = declaration;
  if (!exportPath) return null;
  return (
    <a
      className="tool-button"
      href={apiUrl(exportPath(country, search))}
      download
      aria-label={`Export the ${many}`}
      title="Export"
    >
      <Icon name="download" />
    </a>
  );
};

export type ListToolsProps<Row> = Readonly<{
  list: List<Row>;
  settings: TableSettings;
  /** False where the rows are shown otherwise than in a table. */
  hasColumns: boolean;
}>;

/** At the end of the filter bar: sort, columns, export. */
export const ListTools = <Row,>({ list, settings, hasColumns }: ListToolsProps<Row>) => (
  <>
    <SortMenu list={list} />
    {hasColumns && <ColumnsMenu list={list} settings={settings} />}
    <Export list={list} />
  </>
);
