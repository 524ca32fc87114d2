import { tableFinder } from "#platform/server/find-records/table-finder.ts";

type Row = Readonly<{ id: string; name: string; slug: string; owner_id: string | null }>;

export const pageFinder = tableFinder<Row>({
  group: "Pages",
  table: "custom_page",
  columns: ["id", "name", "slug", "owner_id"],
  searched: ["name", "slug"],
  sortedBy: "name",
  toRecord: ({ id, name, slug, owner_id }) => ({
    label: name,
    detail: owner_id === null ? `/${slug}` : "own page of the travel",
    path: `/custompages/${id}`,
  }),
});
