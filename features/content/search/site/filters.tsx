import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import type { FilterGroup, FilterOption } from "#features/content/search/parts/search-view.ts";

/** A negative count means that the count is unknown, and is not shown. */
const Option = ({ name, option, form }: { name: string; option: FilterOption; form: string }) => {
  const isEmpty = option.count === 0 && !option.chosen;
  return (
    <label className={isEmpty ? "filter-option filter-empty" : "filter-option"}>
      <input
        type="checkbox"
        form={form}
        name={name}
        value={option.value}
        defaultChecked={option.chosen}
        aria-disabled={isEmpty || undefined}
      />
      {option.status ? (
        <StatusChip status={{ status: option.status, label: option.label }} />
      ) : (
        <span>
          <NoWrapRanges text={option.label} />
        </span>
      )}
      {option.count >= 0 && (
        <>
          {/* Without the comma, screen readers join an age and its count into one number. */}
          <span className="sr-only">, </span>
          <span className="filter-count">{option.count}</span>
        </>
      )}
    </label>
  );
};

/**
 * A trip matches when it has at least one chosen value of each filter.
 * @param counts live counts while the sheet with the filters is open
 */
export const Group = ({
  group,
  form,
  counts,
}: {
  group: FilterGroup;
  form: string;
  counts: Readonly<Record<string, number>> | undefined;
}) => {
  const { name, title, folded } = group;
  const isFolded = ({ value }: FilterOption) => folded?.values.includes(value) ?? false;
  const renderOption = (option: FilterOption) => (
    <Option
      key={option.value}
      name={name}
      option={counts ? { ...option, count: counts[option.value] ?? 0 } : option}
      form={form}
    />
  );
  return (
    <fieldset
      id={`filter-${name}`}
      className={`filter-group ${title ? "" : "filter-more"} ${name === "age" ? "filter-segments" : ""}`}
    >
      {title && <legend>{title}</legend>}
      <div>
        {group.options.filter((option) => !isFolded(option)).map(renderOption)}
        {folded && (
          <details className="filter-folded">
            <summary>{folded.label}</summary>
            {group.options.filter(isFolded).map(renderOption)}
          </details>
        )}
      </div>
    </fieldset>
  );
};
