import "#design/office/list/filters/filter-bar.css";
import { Button, Menu } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import type { TableSettings } from "#design/office/list/table/table-settings.ts";
import { ToursFilters } from "../filters/tours-filters.tsx";
import { allColumns } from "../grid/sheet/columns.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";

export type SheetToolsProps = Readonly<{
  rows: readonly SheetRow[];
  today: string;
  settings: TableSettings;
  onPaste: () => void;
  onReprice: () => void;
  onShift: () => void;
}>;

/** Filters, and what is done with several departures at once. */
export const SheetTools = (props: SheetToolsProps) => {
  const { rows, today, settings, onPaste, onReprice, onShift } = props;
  return (
    <div className="filter-bar tours-tools">
      <div role="search" className="tours-filters">
        <ToursFilters rows={rows} today={today} />
      </div>
      <div className="filter-bar-end">
        <Button variant="default" leftSection={<Icon name="clipboard" />} onClick={onPaste}>
          Paste
          <span className="tours-tool-more">&nbsp;from a sheet</span>
        </Button>
        <Button variant="default" leftSection={<Icon name="sliders" />} onClick={onReprice}>
          Prices …
        </Button>
        <Button variant="default" leftSection={<Icon name="clock" />} onClick={onShift}>
          Dates …
        </Button>
        <Menu position="bottom-end" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button type="button" className="tool-button" aria-label="Columns" title="Columns">
              <Icon name="columns" />
            </button>
          </Menu.Target>
          <Menu.Dropdown className="filter-choices">
            {allColumns.slice(1).map(({ id, title }) => (
              <Menu.CheckboxItem
                key={id}
                checked={!settings.hiddenKeys.includes(id)}
                closeMenuOnClick={false}
                onChange={() => settings.toggleColumn(id)}
              >
                {title}
              </Menu.CheckboxItem>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
};
