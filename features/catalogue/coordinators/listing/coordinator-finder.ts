import { tableFinder } from "#platform/server/find-records/table-finder.ts";

type Row = Readonly<{ id: string; name: string; city: string }>;

export const coordinatorFinder = tableFinder<Row>({
  group: "Coordinators",
  table: "coordinator",
  columns: ["id", "name", "city"],
  searched: ["name", "city"],
  sortedBy: "name",
  toRecord: ({ id, name, city }) => ({
    label: name,
    detail: city,
    path: `/page-contents/coordinators/${id}`,
  }),
});
