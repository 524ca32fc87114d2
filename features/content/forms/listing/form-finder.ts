import { tableFinder } from "#platform/server/find-records/table-finder.ts";

type Row = Readonly<{ id: string; name: string; is_open: boolean }>;

/** Forms by their names. */
export const formFinder = tableFinder<Row>({
  group: "Forms",
  table: "form",
  columns: ["id", "name", "is_open"],
  searched: ["name"],
  sortedBy: "name",
  toRecord: ({ id, name, is_open }) => ({
    label: name,
    detail: is_open ? "live" : "closed",
    path: `/new-form-builder/${id}`,
  }),
});
