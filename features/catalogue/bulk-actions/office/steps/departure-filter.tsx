import { NativeSelect } from "@mantine/core";
import { SearchSelect } from "#design/office/form/choices/search-select.tsx";
import { DateField } from "#design/office/form/date-field.tsx";
import type { BulkFilter } from "#features/catalogue/bulk-actions/contract.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { continents } from "#features/catalogue/departure-filters/contract.ts";
import { ageNames } from "#features/catalogue/departure-filters/parts/age-names.ts";
import { continentNames } from "#features/catalogue/departure-filters/parts/continent-names.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { useTourFacets } from "#features/catalogue/departure-filters/pickers/use-tour-facets.ts";

type Choice<Value extends string> = Readonly<{ value: Value; label: string }>;

type AnyOfProps<Value extends string> = Readonly<{
  label: string;
  /** While nothing is chosen. */
  all: string;
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | null) => void;
}>;

/** One of several values, or all. */
const AnyOf = <Value extends string>(props: AnyOfProps<Value>) => {
  const { label, all, value, choices, onChange } = props;
  return (
    <NativeSelect
      label={label}
      value={value ?? ""}
      data={[{ value: "", label: all }, ...choices]}
      onChange={({ currentTarget }) =>
        onChange(choices.find((choice) => choice.value === currentTarget.value)?.value ?? null)
      }
    />
  );
};

const choicesOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] => values.map((value) => ({ value, label: names[value] }));

type DepartureFilterProps = Readonly<{
  country: string;
  filter: BulkFilter;
  change: (part: Partial<BulkFilter>) => void;
}>;

/** Of which days, travels and people. */
export const DepartureFilter = ({ country, filter, change }: DepartureFilterProps) => {
  const facets = useTourFacets(country);
  return (
    <>
      <div className="bulk-row">
        <DateField
          id="bulk-leave-from"
          label="Leaves from"
          value={filter.leaveFrom ?? ""}
          onChange={(day) => change({ leaveFrom: day || null })}
        />
        <DateField
          id="bulk-leave-until"
          label="Leaves until"
          value={filter.leaveUntil ?? ""}
          onChange={(day) => change({ leaveUntil: day || null })}
        />
      </div>
      <AnyOf
        label="Season"
        all="All seasons"
        value={filter.season}
        choices={facets?.seasons ?? []}
        onChange={(season) => change({ season })}
      />
      <SearchSelect
        label="Travel"
        placeholder="All travels; search a name"
        noneFound="No travel is found by these words."
        choices={facets?.travels ?? []}
        value={filter.travelId}
        onChange={(travelId) => change({ travelId })}
      />
      <AnyOf
        label="Continent"
        all="All continents"
        value={filter.continent}
        choices={choicesOf(continents, continentNames)}
        onChange={(continent) => change({ continent })}
      />
      <AnyOf
        label="Type"
        all="All types"
        value={filter.types[0] ?? null}
        choices={facets?.types ?? []}
        onChange={(type) => change({ types: type === null ? [] : [type] })}
      />
      <SearchSelect
        label="Coordinator"
        placeholder="All coordinators; search a name"
        noneFound="No coordinator is found by these words."
        choices={facets?.coordinators ?? []}
        value={filter.coordinatorId}
        onChange={(coordinatorId) => change({ coordinatorId })}
      />
      <AnyOf
        label="Age"
        all="All age ranges"
        value={filter.ageRange}
        choices={choicesOf(ageRanges, ageNames)}
        onChange={(ageRange) => change({ ageRange })}
      />
      <AnyOf
        label="Status"
        all="All statuses"
        value={filter.status}
        choices={choicesOf(statuses, officeStatusNames)}
        onChange={(status) => change({ status })}
      />
    </>
  );
};
