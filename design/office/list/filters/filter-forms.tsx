import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
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
  const [from, setFrom] = useState(values[field] ?? "");
  const [until, setUntil] = useState(values[untilField] ?? "");
  const apply = () => onApply(withoutEmpty({ [field]: from, [untilField]: until }));
  return (
    <FilterForm isInSheet={isInSheet} onApply={apply}>
      <TextInput
        type="date"
        label="From"
        value={from}
        max={until || undefined}
        {...(isInSheet && { onBlur: apply })}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label="Until"
        value={until}
        min={from || undefined}
        {...(isInSheet && { onBlur: apply })}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
    </FilterForm>
  );
};
