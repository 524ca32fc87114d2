import "#design/office/list/filters/filter-bar.css";
import { Menu } from "@mantine/core";
import { useSearchParams } from "react-router";
import { SearchField } from "#design/office/list/filters/search-field.tsx";
import { ChoiceMenu } from "./choice-menu.tsx";
import { StatusMenu } from "./status-menu.tsx";
import { filterOf, isWithoutCoordinator, yearsOf } from "./filter-rows.ts";
import { TimeChips } from "./time-chips.tsx";
import type { SheetRow } from "../grid/sheet/rows.ts";

const useFilterQuery = () => {
  const [query, setQuery] = useSearchParams();
  const change = (work: (next: URLSearchParams) => void) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        work(next);
        return next;
      },
      { replace: true },
    );
  const clear = (names: readonly string[]) =>
    change((next) => names.forEach((name) => next.delete(name)));
  const set = (name: string, value: string | null) =>
    value === null || value === "" ? clear([name]) : change((next) => next.set(name, value));
  return { filter: filterOf(query), set, clear };
};

/** Which departures the sheet shows; all of it stands in the address. */
export const ToursFilters = ({ rows, today }: { rows: readonly SheetRow[]; today: string }) => {
  const { filter, set, clear } = useFilterQuery();
  const lacking = rows.filter((row) => isWithoutCoordinator(row, today)).length;
  const years = yearsOf(rows);
  return (
    <>
      <SearchField
        label="Search date or coordinator"
        words={filter.words}
        setSearch={({ words }) => set("q", words)}
      />
      <TimeChips filter={filter} onClear={clear} />
      <StatusMenu chosen={filter.statuses} onChange={(chosen) => set("status", chosen)} />
      {(years.length > 1 || filter.year !== null) && (
        <ChoiceMenu label="Year" value={filter.year ?? ""} onClear={() => set("year", null)}>
          <Menu.RadioGroup value={filter.year} onChange={(year) => set("year", year)}>
            {years.map((year) => (
              <Menu.RadioItem key={year} value={year} closeMenuOnClick>
                {year}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </ChoiceMenu>
      )}
      <span className="filter-button" data-on={filter.isWithoutCoordinator}>
        <button
          type="button"
          className="filter-open"
          aria-pressed={filter.isWithoutCoordinator}
          onClick={() => set("without", filter.isWithoutCoordinator ? null : "coordinator")}
        >
          Without coordinator, next 90 days <span className="tours-count">{lacking}</span>
        </button>
      </span>
    </>
  );
};
