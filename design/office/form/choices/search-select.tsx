import { Select } from "@mantine/core";
import { useState } from "react";

export type SearchSelectProps = Readonly<{
  id?: string;
  label: string;
  /** Whether the label is read aloud alone: what stands around the field says what it is. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  placeholder: string;
  /** Said where the words find none of the choices. */
  noneFound: string;
  choices: readonly Readonly<{ value: string; label: string }>[];
  /** Null for none. */
  value: string | null;
  error?: string | undefined;
  /** Null where it is emptied. */
  onChange: (value: string | null) => void;
}>;

const maxShown = 60;

/** One of many choices, found by typing; of few choices, a native select shows all. */
export const SearchSelect = (props: SearchSelectProps) => {
  const { id, label, isLabelHidden = false, hint, choices, value, error, onChange } = props;
  const [search, setSearch] = useState("");
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(isLabelHidden ? { "aria-label": label } : { label })}
      description={hint}
      placeholder={props.placeholder}
      searchable
      clearable={value !== null}
      allowDeselect={false}
      openOnFocus={false}
      selectFirstOptionOnChange
      limit={maxShown}
      nothingFoundMessage={props.noneFound}
      // A native dialog lies above everything that is drawn elsewhere.
      comboboxProps={{ withinPortal: false }}
      data={choices}
      value={value}
      error={error}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(chosen) => {
        onChange(chosen);
        if (value === null) setSearch("");
      }}
    />
  );
};
