import { formatCount } from "#design/office/list/format-count.ts";

type GroupTabsProps<Group extends string> = Readonly<{
  groups: readonly Readonly<{ group: Group; label: string; count: number }>[];
  chosen: Group;
  onChoose: (group: Group) => void;
}>;

/** Which rows are shown, with their numbers. */
export const GroupTabs = <Group extends string>({
  groups,
  chosen,
  onChoose,
}: GroupTabsProps<Group>) => (
  <div role="group" aria-label="Rows that are shown" className="bulk-groups">
    {groups.map(({ group, label, count }) => (
      <button
        key={group}
        type="button"
        aria-pressed={group === chosen}
        onClick={() => onChoose(group)}
      >
        {`${label} ${formatCount(count)}`}
      </button>
    ))}
  </div>
);
