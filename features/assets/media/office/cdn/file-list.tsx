import type {
  ListAnswer,
  ListDeclaration,
  RowAction,
} from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import type { ListedFile } from "#features/assets/media/cdn-contract.ts";
import { listFiles } from "#features/assets/media/cdn/calls.ts";
import { call } from "#platform/browser/call.ts";
import { formatSize } from "../format-size.ts";

export const fileListName = "plain-files";

/** The plain files of the company; what a row offers comes from the screen. */
export const fileList = (
  rowActions: readonly RowAction<ListedFile>[],
): ListDeclaration<ListedFile> => ({
  name: fileListName,
  one: "file",
  many: "files",
  title: "Cdn",
  about: "Drop files here, or choose them with “Upload”: price lists, press kits, tables.",
  load: (country, search): Promise<ListAnswer<ListedFile>> =>
    call(listFiles, { country }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: { label: "Name", details: ({ path }) => <small>{path}</small> },
  columns: [
    {
      key: "type",
      label: "Browsers",
      cell: ({ isShown }) => (isShown ? "show it" : "download it"),
      yieldsToPanel: true,
    },
    {
      key: "size",
      label: "Size",
      align: "end",
      cell: ({ bytes }) => formatSize(bytes),
      card: "side",
    },
    {
      key: "changed",
      label: "Changed",
      cell: ({ updatedAt, updatedBy }, { now }) => (
        <>
          {formatRelative(updatedAt, now)} <small>{updatedBy}</small>
        </>
      ),
      yieldsToPanel: true,
    },
  ],
  searchLabel: "Search name or folder",
  filters: [{ kind: "text", field: "folder", label: "Folder", placeholder: "press/2027" }],
  sorts: [
    { value: "changed", label: "Changed last", column: "changed", direction: "descending" },
    { value: "name", label: "By name", column: "name", direction: "ascending" },
    { value: "largest", label: "Largest", column: "size", direction: "descending" },
  ],
  rowActions,
});
