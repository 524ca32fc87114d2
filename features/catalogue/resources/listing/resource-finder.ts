import { tableFinder } from "#platform/server/find-records/table-finder.ts";
import type { ResourceKind } from "../contract.ts";

type Row = Readonly<{ id: string; name: string; slug: string; kind: ResourceKind }>;

/** `travel-type-primary` is one of the two parts of the screen `travel-type`. */
const screenOf = (kind: ResourceKind): string =>
  `/resources/${kind.replace(/^travel-type-/, "travel-type/")}`;

/** Resources of all nine kinds. */
export const resourceFinder = tableFinder<Row>({
  group: "Resources",
  table: "resource",
  columns: ["id", "name", "slug", "kind"],
  searched: ["name", "slug", "kind"],
  sortedBy: "name",
  toRecord: ({ id, name, kind }) => ({
    label: name,
    detail: kind.replaceAll("-", " "),
    path: `${screenOf(kind)}?open=${id}`,
  }),
});
