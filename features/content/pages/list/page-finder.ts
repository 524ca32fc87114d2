import type { AnyPageOwner } from "../contract.ts";
import { tableFinder } from "#platform/server/find-records/table-finder.ts";

type Row = Readonly<{
  id: string;
  name: string;
  slug: string;
  owner_kind: AnyPageOwner["kind"] | null;
}>;

const ownerWords: Readonly<Record<AnyPageOwner["kind"], string>> = {
  travel: "own page of the travel",
  destination: "own page of the destination",
  template: "template",
  "block-list": "list of blocks",
};

export const pageFinder = tableFinder<Row>({
  group: "Pages",
  table: "custom_page",
  columns: ["id", "name", "slug", "owner_kind"],
  searched: ["name", "slug"],
  sortedBy: "name",
  toRecord: ({ id, name, slug, owner_kind }) => ({
    label: name,
    detail: owner_kind === null ? `/${slug}` : ownerWords[owner_kind],
    path: `/custompages/${id}`,
  }),
});
