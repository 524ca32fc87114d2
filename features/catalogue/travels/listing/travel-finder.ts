import { tableFinder } from "#platform/server/find-records/table-finder.ts";
import { counted } from "#platform/counted.ts";
import { destinationNames } from "../destination-names.ts";

type Row = Readonly<{ id: string; name: string; slug: string; days: number }>;

export const travelFinder = tableFinder<Row>({
  group: "Travels",
  table: "travel",
  columns: ["id", "name", "slug", "days"],
  searched: ["name", "slug", destinationNames],
  sortedBy: "name",
  toRecord: ({ id, name, days }) => ({
    label: name,
    detail: counted(days, "day"),
    path: `/travels/${id}`,
  }),
});
