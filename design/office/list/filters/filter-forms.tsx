import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { DateRangeFields } from "#design/office/dates/field/date-range-fields.tsx";
import type { DateRange } from "#design/office/dates/field/extend-range.ts";
import type { DaysFilter, FilterValues, TextFilter } from "./filter.ts";

type FormProps<Kind> = Readonly<{
  filter: Kind;
  values: FilterValues;
  /** An empty value switches its field off. */
  onApply: (values: FilterValues) => void;
  /** Applies when the field is left, where other filters stand beside it. */
  isInSheet?: boolean;
}>;

type FilterFormProps = Readonly<{
  isInSheet: boolean;
  onApply: () => void;
  children: React.ReactNode;
}>;

const FilterForm = ({ isInSheet, onApply, children }: FilterFormProps) => (
  <form
    className="filter-form"
    onSubmit={(event) => {
      event.preventDefault();
      onApply();
    }}
  >
    {children}
    {!isInSheet && <Button type="submit">Show</Button>}
  </form>
);

const withoutEmpty = (values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value.trim() ? [[field, value.trim()]] : [],
    ),
  );

export const TextForm = (props: FormProps<TextFilter>) => {
  const { filter, values, onApply, isInSheet = false } = props;
  const [text, setText] = useState(values[filter.field] ?? "");
  const apply = () => onApply(withoutEmpty({ [filter.field]: text }));
  return (
    <FilterForm isInSheet={isInSheet} onApply={apply}>
      <TextInput
        label={filter.label}
        placeholder={filter.placeholder ?? ""}
        maxLength={200}
        value={text}
        {...(isInSheet && { onBlur: apply })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FilterForm>
  );
};

export const DaysForm = (props: FormProps<DaysFilter>) => {
  const { filter, values, onApply, isInSheet = false } = props;
  const { field, untilField } = filter;
  const [range, setRange] = useState({
    from: values[field] ?? "",
    until: values[untilField] ?? "",
  });
  const apply = ({ from, until }: DateRange) =>
    onApply(withoutEmpty({ [field]: from, [untilField]: until }));
  return (
    <FilterForm isInSheet={isInSheet} onApply={() => apply(range)}>
      <DateRangeFields value={range} onChange={setRange} {...(isInSheet && { onSettle: apply })} />
    </FilterForm>
  );
};
