import type { QueryClient } from "@tanstack/react-query";
import { type Filter, yesNo } from "#design/office/list/filters/filter.ts";
import type { ListDeclaration } from "#design/office/list/list-declaration.ts";
import type { ListedResource } from "#features/catalogue/resources/contract.ts";
import { isFixedResource } from "#features/catalogue/resources/rules.ts";
import { counted } from "#platform/counted.ts";
import type { KindScreen } from "../resource-kinds.ts";
import { loadResources, saveOrder } from "./load-resources.ts";
import { columnsOf, nameColumn } from "./resource-columns.tsx";

const usedFilter: Filter = {
  kind: "choice",
  field: "used",
  label: "Used",
  choices: yesNo("by travels", "by none"),
};

const namesFilter: Filter = {
  kind: "choice",
  field: "names",
  label: "Names",
  choices: [
    { value: "complete", label: "in all markets" },
    { value: "missing", label: "missing somewhere" },
    { value: "older", label: "older than the Italian" },
  ],
};

export type ResourceListOptions = Readonly<{
  screen: KindScreen;
  client: QueryClient;
  onOpen: (id: string) => void;
  /** @param whenDeleted called once they are gone */
  onDelete: (resources: readonly ListedResource[], whenDeleted?: () => void) => void;
  onReplace: (resource: ListedResource) => void;
}>;

const lockedReason = (resource: ListedResource): string | null => {
  if (isFixedResource(resource)) return "It stands in every market: addresses of the site name it.";
  const { name, travels } = resource;
  return travels === 0
    ? null
    : `“${name}” cannot be deleted while ${counted(travels, "travel uses", "travels use")} it. Replace it first.`;
};

export const resourceList = (options: ResourceListOptions): ListDeclaration<ListedResource> => {
  const { screen, client, onOpen, onDelete, onReplace } = options;
  const { kind, one, many, title, about, isOfTravels } = screen;
  return {
    name: kind,
    one,
    many,
    title,
    about,
    load: loadResources(client, kind),
    saveOrder: saveOrder(kind),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    nameColumn: nameColumn(screen),
    columns: columnsOf(screen),
    searchLabel: `Search ${many}`,
    filters: [...(isOfTravels ? [usedFilter] : []), namesFilter],
    sorts: [],
    views: [],
    create: { label: `New ${one}` },
    rowActions: [
      { key: "edit", label: "Edit", icon: "pencil", run: ({ id }) => onOpen(id) },
      {
        key: "replace",
        label: "Replace it …",
        icon: "next",
        run: onReplace,
      },
      {
        key: "delete",
        label: "Delete …",
        icon: "trash",
        lockedReason,
        run: (resource) => onDelete([resource]),
      },
    ],
    bulkActions: [
      {
        key: "delete",
        label: "Delete …",
        lockedReason: (rows) => rows.map(lockedReason).find((reason) => reason !== null) ?? null,
        run: (rows, _, clear) => onDelete(rows, clear),
      },
    ],
  };
};
