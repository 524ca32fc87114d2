import { tableFinder } from "#platform/server/find-records/table-finder.ts";

type Row = Readonly<{ id: string; name: string; slug: string }>;

export const pageFinder = tableFinder<Row>({
  group: "Pages",
  table: "custom_page",
  columns: ["id", "name", "slug"],
  searched: ["name", "slug"],
  sortedBy: "name",
  toRecord: ({ id, name, slug }) => ({
    label: name,
    detail: `/${slug}`,
    path: `/custompages/${id}`,
  }),
});
