import "#design/office/list/filters/filter-bar.css";
import { Menu } from "@mantine/core";
import { SearchField } from "#design/office/list/filters/search-field.tsx";
import { statuses } from "#features/records/statuses/contract.ts";
import { continentNames } from "#features/catalogue/departure-filters/parts/continent-names.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";
import { collatorOf } from "#platform/texts/collator.ts";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import { ChoiceMenu } from "../filters/choice-menu.tsx";
import { StatusMenu } from "../filters/status-menu.tsx";
import { statusLabel } from "../grid/sheet/status-words.ts";
import { calendarFilterOf } from "../calendar-state/filter-calendar.ts";
import type { RangeState } from "../calendar-days/use-range.ts";

const continentName = (value: string | null): string =>
  Object.entries(continentNames).find(([key]) => key === value)?.[1] ?? "";

/** What the colours and signs of the bars mean. */
const Legend = () => (
  <ul className="timeline-legend" aria-label="Statuses">
    {statuses.map((status) => (
      <li key={status} data-tone={status}>
        <StatusIcon status={status} />
        {statusLabel(status)}
      </li>
    ))}
  </ul>
);

type CalendarFiltersProps = Readonly<{
  range: RangeState;
  people: readonly CalendarCoordinator[];
  /** That of the names. */
  language: string;
  /** Of the days in view. */
  conflictCount: number;
}>;

/** Which departures the calendar shows; all of it stands in the address. */
export const CalendarFilters = (props: CalendarFiltersProps) => {
  const { people, language, conflictCount } = props;
  const { query, set } = props.range;
  const filter = calendarFilterOf(query);
  const leader = people.find(({ id }) => id === filter.coordinatorId);
  return (
    <div className="filter-bar calendar-filters" role="search">
      <SearchField
        label="Search travel"
        words={filter.words}
        setSearch={({ words }) => set("q", words)}
      />
      <ChoiceMenu
        label="Continent"
        value={continentName(filter.continent)}
        onClear={() => set("continent", null)}
      >
        <Menu.RadioGroup
          value={filter.continent ?? ""}
          onChange={(continent) => set("continent", continent)}
        >
          {Object.entries(continentNames).map(([value, name]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </ChoiceMenu>
      <StatusMenu chosen={filter.statuses} onChange={(chosen) => set("status", chosen)} />
      <ChoiceMenu
        label="Coordinator"
        value={leader?.name ?? ""}
        onClear={() => set("coordinator", null)}
      >
        <Menu.RadioGroup
          value={filter.coordinatorId ?? ""}
          onChange={(id) => set("coordinator", id)}
        >
          {people
            .toSorted((a, b) => collatorOf(language).compare(a.name, b.name))
            .map(({ id, name, city }) => (
              <Menu.RadioItem key={id} value={id} closeMenuOnClick>
                {`${name} · ${city}`}
              </Menu.RadioItem>
            ))}
        </Menu.RadioGroup>
      </ChoiceMenu>
      <span className="filter-button" data-on={filter.isInConflict}>
        <button
          type="button"
          className="filter-open"
          aria-pressed={filter.isInConflict}
          onClick={() => set("conflicts", filter.isInConflict ? null : "true")}
        >
          Conflicts{" "}
          <span className="calendar-conflict-count" data-none={conflictCount === 0}>
            {conflictCount}
          </span>
        </button>
      </span>
      <Legend />
    </div>
  );
};
