import { SearchField } from "#design/office/list/filters/search-field.tsx";
import { GroupTabs } from "../group-tabs.tsx";
import { type BulkLook, type LookGroup, lookGroups } from "./use-look.ts";

const labels: Readonly<Record<LookGroup, string>> = {
  all: "All",
  look: "To look at",
  out: "Left out",
};

export const LookTools = ({ look }: Readonly<{ look: BulkLook }>) => {
  const { group, setGroup, words, search, countOf } = look;
  return (
    <div className="bulk-tools">
      <GroupTabs
        groups={lookGroups.map((each) => ({
          group: each,
          label: labels[each],
          count: countOf(each),
        }))}
        chosen={group}
        onChoose={setGroup}
      />
      <SearchField label="Search" words={words} setSearch={search} />
      <p>
        Untick a row to leave it out <kbd>Space</kbd>
      </p>
    </div>
  );
};
