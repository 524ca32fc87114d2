import type { ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import {
  type BlockEntry,
  blockFilters,
  entrySources,
} from "#features/content/block-catalogue/contract.ts";
import { filterLabels, loadEntries } from "./entry-api.ts";

const sourceLabels: Readonly<Record<BlockEntry["source"], string>> = {
  code: "As compiled",
  changed: "Changed",
  further: "Further entry",
};

type EntryListOptions = Readonly<{ onRemove: (entry: BlockEntry) => void }>;

export const entryList = ({ onRemove }: EntryListOptions): ListDeclaration<BlockEntry> => ({
  name: "block-entries",
  one: "block",
  many: "blocks",
  title: "Blocks",
  about: "An entry of the catalogue is what “Add a block” offers.",
  load: (country, search) => loadEntries(country, apiQuery(search)),
  idOf: ({ name }) => name,
  nameOf: ({ label }) => label,
  nameColumn: { label: "Label", details: ({ name }) => <small>{name}</small> },
  columns: [
    {
      key: "filter",
      label: "Pages",
      cell: ({ filter }) => filter.map((each) => filterLabels[each]).join(", "),
    },
    {
      key: "examples",
      label: "Examples",
      align: "end",
      card: "side",
      cell: ({ examples }) => (
        <>
          {examples.length}
          <span className="card-only">{examples.length === 1 ? " example" : " examples"}</span>
        </>
      ),
    },
    {
      key: "block",
      label: "Made of",
      isHidden: true, // The blocks of the code are all made of themselves.
      cell: ({ blockType, source }) => (source === "further" ? blockType : ""),
    },
    {
      key: "source",
      label: "State",
      card: "tag",
      cell: ({ source }) => (
        <span className="tag" data-kind={source === "code" ? undefined : "known"}>
          {sourceLabels[source]}
        </span>
      ),
    },
  ],
  searchLabel: "Search a label or name",
  filters: [
    {
      kind: "choice",
      field: "filter",
      label: "Pages",
      choices: blockFilters.map((value) => ({ value, label: filterLabels[value] })),
    },
    {
      kind: "choice",
      field: "source",
      label: "State",
      choices: entrySources.map((value) => ({ value, label: sourceLabels[value] })),
    },
  ],
  sorts: [
    { value: "label", label: "Label", column: "name", direction: "ascending" },
    { value: "name", label: "Name of the block" },
  ],
  recordPath: ({ name }) => `/blocks-new/${name}`,
  create: { label: "New entry", path: "/blocks-new/new" },
  rowActions: [
    {
      key: "remove",
      label: "Delete, or back to the code …",
      icon: "trash",
      lockedReason: ({ source }) => (source === "code" ? "It is as it was compiled." : null),
      run: onRemove,
    },
  ],
});
