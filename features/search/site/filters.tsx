import { WholeRanges } from "#design/whole-ranges.tsx";
import { StatusChip } from "#features/tours/parts/status-chip.tsx";
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
        <StatusChip status={{ status: option.status, word: option.label }} />
      ) : (
        <span>
          <WholeRanges text={option.label} />
        </span>
      )}
      {option.count >= 0 && <span className="filter-count">{option.count}</span>}
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
}) => (
  <fieldset
    id={`filter-${group.name}`}
    className={`filter-group ${group.title ? "" : "filter-more"} ${group.name === "age" ? "filter-segments" : ""}`}
  >
    {group.title && <legend>{group.title}</legend>}
    <div>
      {group.options.map((option) => (
        <Option
          key={option.value}
          name={group.name}
          option={counts ? { ...option, count: counts[option.value] ?? 0 } : option}
          form={form}
        />
      ))}
    </div>
  </fieldset>
);
