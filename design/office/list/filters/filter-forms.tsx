import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { DaysFilter, FilterValues, TextFilter } from "./filter.ts";

type FormProps<Kind> = Readonly<{
  filter: Kind;
  values: FilterValues;
  /** An empty value switches its field off. */
  onApply: (values: FilterValues) => void;
}>;

const withoutEmpty = (values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value.trim() ? [[field, value.trim()]] : [],
    ),
  );

export const TextForm = ({ filter, values, onApply }: FormProps<TextFilter>) => {
  const [text, setText] = useState(values[filter.field] ?? "");
  return (
    <form
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(withoutEmpty({ [filter.field]: text }));
      }}
    >
      <TextInput
        label={filter.label}
        placeholder={filter.placeholder ?? ""}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">Show</Button>
    </form>
  );
};

export const DaysForm = ({ filter, values, onApply }: FormProps<DaysFilter>) => {
  const { field, untilField } = filter;
  const [from, setFrom] = useState(values[field] ?? "");
  const [until, setUntil] = useState(values[untilField] ?? "");
  return (
    <form
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(withoutEmpty({ [field]: from, [untilField]: until }));
      }}
    >
      <TextInput
        type="date"
        label="From"
        value={from}
        max={until || undefined}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label="Until"
        value={until}
        min={from || undefined}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Button type="submit">Show</Button>
    </form>
  );
};
