import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { StatusChip } from "#features/tours/parts/status/status-chip.tsx";
import type { FilterGroup, FilterOption } from "#features/search/parts/search-view.ts";

/** A choice whose count is below zero has none to show. */
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
          {/* An age and its count are one number to who hears them. */}
          <span className="sr-only">, </span>
          <span className="filter-count">{option.count}</span>
        </>
      )}
    </label>
  );
};

/**
 * One group of choices; values of one filter add up, filters narrow each other.
 * @param counts what they count by now, where somebody chooses in a sheet that applies later
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
  const show = (option: FilterOption) => (
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
        {group.options.filter((option) => !isFolded(option)).map(show)}
        {folded && (
          <details className="filter-folded">
            <summary>{folded.label}</summary>
            {group.options.filter(isFolded).map(show)}
          </details>
        )}
      </div>
    </fieldset>
  );
};
