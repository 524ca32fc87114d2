export type FilterChoice = Readonly<{ value: string; label: string }>;

type FilterName = Readonly<{
  /** Name in the URL and in the API's query. */
  field: string;
  label: string;
}>;

/** One of several values. */
export type ChoiceFilter = FilterName &
  Readonly<{
    kind: "choice";
    choices: readonly FilterChoice[];
    /** Accepts values from a link that are none of the choices. */
    isOpen?: boolean;
  }>;

/** On or off, such as "Problems"; the value in the URL is `true`. */
export type SwitchFilter = FilterName & Readonly<{ kind: "switch" }>;

export type TextFilter = FilterName & Readonly<{ kind: "text"; placeholder?: string }>;

/**
 * Days such as `2026-11-21`, both included; `field` is the first and `untilField` the last. Each may
 * be missing.
 */
export type DaysFilter = FilterName & Readonly<{ kind: "days"; untilField: string }>;

/** Set by links from elsewhere, never offered here; it can be removed. */
export type LinkedFilter = FilterName &
  Readonly<{
    kind: "linked";
    /** The value in words. */
    valueLabel: (value: string, rows: readonly unknown[]) => string;
  }>;

export type Filter = ChoiceFilter | SwitchFilter | TextFilter | DaysFilter | LinkedFilter;

export type FilterValues = Readonly<Record<string, string>>;

/** Choices of a filter on a field that is true or false. */
export const yesNo = (yes: string, no: string): readonly FilterChoice[] => [
  { value: "true", label: yes },
  { value: "false", label: no },
];

export const fieldsOf = (filter: Filter): readonly string[] =>
  filter.kind === "days" ? [filter.field, filter.untilField] : [filter.field];

export const isOn = (filter: Filter, values: FilterValues): boolean =>
  fieldsOf(filter).some((field) => values[field] !== undefined);

export const withoutFilter = (filter: Filter, values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fieldsOf(filter).includes(field)));

const maxLength = 200; // the server's limit

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const isValid = (filter: Filter, value: string): boolean => {
  if (value === "" || value.length > maxLength) return false;
  if (filter.kind === "choice")
    return filter.isOpen === true || filter.choices.some((choice) => choice.value === value);
  if (filter.kind === "switch") return value === "true";
  return filter.kind !== "days" || isDay(value);
};

/** Invalid values are left out. */
export const readFilters = (filters: readonly Filter[], query: URLSearchParams): FilterValues =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      fieldsOf(filter).flatMap((field) => {
        const value = query.get(field)?.trim() ?? "";
        return isValid(filter, value) ? [[field, value]] : [];
      }),
    ),
  );

const formatDay = (day: string): string => day.split("-").toReversed().join("/");

const daysLabel = (from: string | undefined, until: string | undefined): string => {
  if (from === undefined) return `until ${formatDay(until ?? "")}`;
  if (until === undefined) return `from ${formatDay(from)}`;
  return from === until ? formatDay(from) : `${formatDay(from)}–${formatDay(until)}`;
};

/** The value as the chip shows it in bold; empty for a switch. */
export const valueLabel = (
  filter: Filter,
  values: FilterValues,
  rows: readonly unknown[],
): string => {
  const value = values[filter.field] ?? "";
  if (filter.kind === "switch") return "";
  if (filter.kind === "linked") return filter.valueLabel(value, rows);
  if (filter.kind === "days") return daysLabel(values[filter.field], values[filter.untilField]);
  if (filter.kind === "text") return value;
  return filter.choices.find((choice) => choice.value === value)?.label ?? value;
};
