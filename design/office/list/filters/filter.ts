export type FilterChoice = Readonly<{
  value: string;
  label: string;
  /** How many rows have the value: shown where it is chosen. */
  count?: number;
}>;

/** `Safari (4)` */
export const choiceLabel = ({ label, count }: FilterChoice): string =>
  count === undefined ? label : `${label} (${count})`;

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

/** One or more of several values, which stand in the URL with commas between them. */
export type SeveralFilter = FilterName &
  Readonly<{ kind: "several"; choices: readonly FilterChoice[] }>;

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

export type Filter =
  | ChoiceFilter
  | SeveralFilter
  | SwitchFilter
  | TextFilter
  | DaysFilter
  | LinkedFilter;

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

/** The chosen values of such a filter, in the order in which they were chosen. */
export const severalValues = (value: string | undefined): readonly string[] =>
  (value ?? "").split(",").filter(Boolean);

/** The values with one more, or without it; undefined when none is left. */
export const toggleValue = (value: string | undefined, toggled: string): string | undefined => {
  const values = severalValues(value);
  const next = values.includes(toggled)
    ? values.filter((each) => each !== toggled)
    : [...values, toggled];
  return next.join(",") || undefined;
};

/** So many values stand in a chip; the others are counted: `Discovery, Safari, Sailing +2`. */
const shownValues = 3;

const severalLabel = ({ choices }: SeveralFilter, value: string): string => {
  const labels = severalValues(value).map(
    (each) => choices.find((choice) => choice.value === each)?.label ?? each,
  );
  const rest = labels.length - shownValues;
  return labels.slice(0, shownValues).join(", ") + (rest > 0 ? ` +${rest}` : "");
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
  if (filter.kind === "several") return severalLabel(filter, value);
  return filter.choices.find((choice) => choice.value === value)?.label ?? value;
};
