import { tableFinder } from "#platform/server/find-records/table-finder.ts";

type Row = Readonly<{ id: string; name: string; kind: string; slug: string }>;

export const destinationFinder = tableFinder<Row>({
  group: "Destinations",
  table: "destination",
  columns: ["id", "name", "kind", "slug"],
  searched: ["name", "slug"],
  sortedBy: "name",
  toRecord: ({ id, name, kind, slug }) => ({
    label: name,
    detail: `${kind} · ${slug}`,
    path: `/page-contents/destination/${id}`,
  }),
});
