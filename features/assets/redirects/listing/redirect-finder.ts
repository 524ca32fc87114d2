import { tableFinder } from "#platform/server/find-records/table-finder.ts";

type Row = Readonly<{ id: string; from_path: string; to_path: string | null }>;

export const redirectFinder = tableFinder<Row>({
  group: "Redirects",
  table: "redirect",
  columns: ["id", "from_path", "to_path"],
  searched: ["from_path", "to_path"],
  sortedBy: "from_path",
  toRecord: ({ id, from_path, to_path }) => ({
    label: from_path,
    detail: to_path === null ? "gone for good" : `to ${to_path}`,
    path: `/redirects?open=${id}`,
  }),
});
