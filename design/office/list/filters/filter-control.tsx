import { Menu, Popover, TextInput } from "@mantine/core";
import { useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { foldText } from "#platform/texts/fold-text.ts";
import type { List } from "../use-list.ts";
import {
  choiceLabel,
  type Filter,
  isOn,
  severalValues,
  toggleValue,
  valueLabel,
  withoutFilter,
} from "./filter.ts";
import { DaysForm, TextForm } from "./filter-forms.tsx";

export type FilterControlProps<Row> = Readonly<{
  list: List<Row>;
  filter: Filter;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}>;

type ButtonProps = Readonly<{ filter: Filter; isFilterOn: boolean; value: string }>;

const ButtonContent = ({ filter, isFilterOn, value }: ButtonProps) => (
  <>
    {filter.label} {isFilterOn ? value && <b>{value}</b> : <Icon name="down" />}
  </>
);

type ChosenProps = Readonly<{
  filter: Filter;
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: React.ReactNode;
}>;

type ChoicesProps = Pick<ChosenProps, "filter" | "values" | "onChange">;

/** Whoever chooses from more than these types a part of the name. */
const maxUnsearched = 12;

/** What a menu of choices sets: the one value, or each that is ticked. */
const Choices = ({ filter, values, onChange }: ChoicesProps) => {
  const [words, setWords] = useState("");
  const { field, label } = filter;
  if (filter.kind !== "several" && filter.kind !== "choice") return null;
  const found = filter.choices.filter((choice) => foldText(choice.label).includes(foldText(words)));
  return (
    <>
      {filter.choices.length > maxUnsearched && (
        <TextInput
          data-autofocus
          className="filter-choices-search"
          type="search"
          aria-label={`Search ${label}`}
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && <Menu.Label>Nothing is called so.</Menu.Label>}
      {filter.kind === "several" &&
        found.map((choice) => (
          <Menu.CheckboxItem
            key={choice.value}
            checked={severalValues(values[field]).includes(choice.value)}
            closeMenuOnClick={false}
            onChange={() => {
              const next = toggleValue(values[field], choice.value);
              onChange(next === undefined ? {} : { [field]: next });
            }}
          >
            {choiceLabel(choice)}
          </Menu.CheckboxItem>
        ))}
      {filter.kind === "choice" && (
        <Menu.RadioGroup
          value={values[field] ?? null}
          onChange={(value) => onChange({ [field]: value })}
        >
          {found.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
              {choiceLabel(choice)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      )}
    </>
  );
};

/** The button that opens what the filter may be set to. */
const FilterButton = ({ filter, values, onChange, isOpen, onOpen, children }: ChosenProps) => {
  if (filter.kind === "choice" || filter.kind === "several")
    return (
      <Menu
        opened={isOpen}
        onChange={onOpen}
        position="bottom-start"
        shadow="md"
        returnFocus
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <button type="button" className="filter-open">
            {children}
          </button>
        </Menu.Target>
        <Menu.Dropdown className="filter-choices">
          <Choices filter={filter} values={values} onChange={onChange} />
        </Menu.Dropdown>
      </Menu>
    );
  const apply = (next: Readonly<Record<string, string>>) => {
    onChange(next);
    onOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className="filter-open" onClick={() => onOpen(!isOpen)}>
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {filter.kind === "text" && <TextForm filter={filter} values={values} onApply={apply} />}
        {filter.kind === "days" && <DaysForm filter={filter} values={values} onApply={apply} />}
      </Popover.Dropdown>
    </Popover>
  );
};

/** A filled chip while the filter is on, an outlined button while it is off. */
export const FilterControl = <Row,>({ list, filter, isOpen, onOpen }: FilterControlProps<Row>) => {
  const { search, setSearch, answer } = list;
  const isFilterOn = isOn(filter, search.filters);
  const value = isFilterOn ? valueLabel(filter, search.filters, answer?.items ?? []) : "";
  const others = withoutFilter(filter, search.filters);
  const setValues = (values: Readonly<Record<string, string>>) =>
    setSearch({ filters: { ...others, ...values } });
  const content = <ButtonContent filter={filter} isFilterOn={isFilterOn} value={value} />;
  return (
    <span className="filter-button" data-on={isFilterOn}>
      {filter.kind === "linked" && <span className="filter-open">{content}</span>}
      {filter.kind === "switch" && (
        <button
          type="button"
          className="filter-open"
          aria-pressed={isFilterOn}
          onClick={() => setValues(isFilterOn ? {} : { [filter.field]: "true" })}
        >
          {filter.label}
        </button>
      )}
      {filter.kind !== "linked" && filter.kind !== "switch" && (
        <FilterButton
          filter={filter}
          values={search.filters}
          onChange={setValues}
          isOpen={isOpen}
          onOpen={onOpen}
        >
          {content}
        </FilterButton>
      )}
      {isFilterOn && (
        <button
          type="button"
          className="filter-remove"
          aria-label={`Remove the filter ${filter.label}`}
          onClick={() => setValues({})}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
};
