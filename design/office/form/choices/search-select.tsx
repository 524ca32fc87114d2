import { Select } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";

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

/**
 * Takes the marked choice by Enter. The library forgets which one it marked when the list is opened
 * by a whole word at once, as by a paste, and Enter would do nothing.
 */
const takeMarked = (event: KeyboardEvent<HTMLInputElement>) => {
  if (pressedKey(event) !== "Enter") return;
  const listId = event.currentTarget.getAttribute("aria-controls");
  const list = listId === null ? null : document.getElementById(listId);
  const marked = list?.querySelector<HTMLElement>("[data-combobox-selected]");
  if (!marked) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
};

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
      onKeyDownCapture={takeMarked}
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
