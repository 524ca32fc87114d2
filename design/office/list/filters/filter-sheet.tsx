import { Button, Checkbox, NativeSelect, Switch } from "@mantine/core";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { formatCount } from "../format-count.ts";
import type { List } from "../use-list.ts";
import {
  choiceLabel,
  type Filter,
  type FilterValues,
  severalValues,
  withoutFilter,
} from "./filter.ts";
import { DaysForm, TextForm } from "./filter-forms.tsx";

type FieldProps = Readonly<{
  filter: Filter;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}>;

const FilterField = ({ filter, values, onChange }: FieldProps) => {
  const others = withoutFilter(filter, values);
  const set = (own: FilterValues) => onChange({ ...others, ...own });
  const { field, label } = filter;
  if (filter.kind === "choice")
    return (
      <NativeSelect
        label={label}
        data={[
          { value: "", label: "Any" },
          ...filter.choices.map((choice) => ({ value: choice.value, label: choiceLabel(choice) })),
        ]}
        value={values[field] ?? ""}
        onChange={(event) => set(event.target.value ? { [field]: event.target.value } : {})}
      />
    );
  if (filter.kind === "several")
    return (
      <Checkbox.Group
        label={label}
        value={[...severalValues(values[field])]}
        onChange={(chosen) => set(chosen.length > 0 ? { [field]: chosen.join(",") } : {})}
      >
        {filter.choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={choiceLabel(choice)} mt={10} />
        ))}
      </Checkbox.Group>
    );
  if (filter.kind === "switch")
    return (
      <Switch
        label={label}
        checked={values[field] !== undefined}
        onChange={(event) => set(event.target.checked ? { [field]: "true" } : {})}
      />
    );
  if (filter.kind === "text")
    return <TextForm filter={filter} values={values} onApply={set} isInSheet />;
  if (filter.kind === "days")
    return <DaysForm filter={filter} values={values} onApply={set} isInSheet />;
  return null;
};

export type FilterSheetProps<Row> = Readonly<{ list: List<Row>; onClose: () => void }>;

/** All filters at once, on narrow screens. */
export const FilterSheet = <Row,>({ list, onClose }: FilterSheetProps<Row>) => {
  const { declaration, search, setSearch, answer } = list;
  const total = answer?.total ?? 0;
  return (
    <OfficeDialog title="Filters" onClose={onClose}>
      <div className="filter-sheet">
        {declaration.filters.map((filter) => (
          <FilterField
            key={filter.field}
            filter={filter}
            values={search.filters}
            onChange={(filters) => setSearch({ filters })}
          />
        ))}
      </div>
      <footer>
        <Button onClick={onClose}>
          {`Show ${formatCount(total)} ${total === 1 ? declaration.one : declaration.many}`}
        </Button>
        <Button variant="subtle" onClick={() => setSearch({ filters: {} })}>
          Clear all
        </Button>
      </footer>
    </OfficeDialog>
  );
};
