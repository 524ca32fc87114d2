import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { yesNo } from "#design/office/list/filters/filter.ts";
import type {
  BulkAction,
  Column,
  ListDeclaration,
  RowAction,
} from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { toast } from "#design/office/toast.ts";
import { chosenRowsAction } from "#features/catalogue/bulk-actions/pickers/chosen-rows.ts";
import { listPages } from "#features/content/pages/calls.ts";
import type { PageSummary } from "#features/content/pages/contract.ts";
import { purgePage } from "#features/content/pages/tooling/calls.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { StateTag } from "#features/catalogue/publication/pickers/state-tag.tsx";
import type { BulkKind } from "../bulk/page-bulk.ts";
import { onlyPages } from "../page-api.ts";
import { duplicatePage } from "./duplicate-page.ts";

const columnsIn = (timeZone: string): readonly Column<PageSummary>[] => [
  { key: "slug", label: "Slug", cell: ({ slug, owner }) => (owner ? "" : `/${slug}`) },
  {
    key: "state",
    label: "State",
    card: "tag",
    cell: (page) => <StateTag {...page} timeZone={timeZone} />,
  },
  {
    key: "blocks",
    label: "Blocks",
    align: "end",
    card: "side",
    cell: ({ blockCount }) => (
      <>
        {blockCount}
        <span className="card-only">{blockCount === 1 ? " block" : " blocks"}</span>
      </>
    ),
  },
  {
    key: "change",
    label: "Last change",
    cell: ({ author, updatedAt }, { now }) => (
      <>
        {author && `${author}, `}
        <time dateTime={updatedAt} title={formatExact(updatedAt)}>
          {formatRelative(updatedAt, now)}
        </time>
      </>
    ),
  },
];

type PageActionOptions = Readonly<{
  country: string;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  onDelete: (page: PageSummary) => void;
  /** @param clearChosen for pages that are gone afterwards */
  onBulk: (kind: BulkKind, pages: readonly PageSummary[], clearChosen: () => void) => void;
  /** Leads to an address of bulk actions; null for those who may run none. */
  onBulkAddress: ((address: string) => void) | null;
}>;

const rowActions = ({
  country,
  site,
  onDelete,
}: PageActionOptions): readonly RowAction<PageSummary>[] => [
  {
    key: "preview",
    label: "Preview",
    icon: "eye",
    isQuick: true,
    linkTo: ({ id }) => `/custompages/${id}/preview`,
  },
  {
    key: "duplicate",
    label: "Duplicate",
    icon: "copy",
    isQuick: true,
    run: async ({ id }) => {
      const problems = await duplicatePage(country, id);
      toast.success("Page created successfully.");
      for (const problem of problems) toast.error(`Left out of the copy. ${problem}`);
    },
  },
  {
    key: "site",
    label: "Open on the site",
    icon: "globe",
    isHidden: ({ isPublished, isFixed, owner }) =>
      site === null || !isPublished || isFixed || owner !== null,
    linkTo: ({ slug }) => `${site ?? ""}/${slug}`,
  },
  { key: "delete", label: "Delete …", icon: "trash", run: onDelete },
];

const purge: BulkAction<PageSummary> = {
  key: "purge",
  label: "Purge from the cache",
  run: async (pages, { country }) => {
    for (const { id } of pages) await call(purgePage, { country, id });
    toast.success(counted(pages.length, "page purged.", "pages purged."));
  },
};

const bulkActions = ({
  onBulk,
  onBulkAddress,
}: PageActionOptions): readonly BulkAction<PageSummary>[] => [
  { key: "publish", label: "Publish …", run: (rows, _, clear) => onBulk("publish", rows, clear) },
  {
    key: "unpublish",
    label: "Unpublish …",
    run: (rows, _, clear) => onBulk("unpublish", rows, clear),
  },
  { key: "delete", label: "Delete …", run: (rows, _, clear) => onBulk("delete", rows, clear) },
  purge,
  ...chosenRowsAction<PageSummary>("page", onBulkAddress),
];

export const pageDeclaration = (options: PageActionOptions): ListDeclaration<PageSummary> => ({
  name: "custompages",
  one: "page",
  many: "pages",
  title: "Custom pages",
  about: "A custom page is made of blocks and stands at an address of its own.",
  load: async (country, search) =>
    onlyPages(await call(listPages, { country }, { query: apiQuery(search) })),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: {
    label: "Name",
    details: ({ isFixed, owner }) => (
      <>
        {isFixed && <span className="tag">fixed</span>}
        {owner && <span className="tag">{`own page of a ${owner.kind}`}</span>}
      </>
    ),
  },
  columns: columnsIn(marketByApiCountry(options.country)?.timeZone ?? "UTC"),
  searchLabel: "Search name or slug",
  filters: [
    {
      kind: "choice",
      field: "published",
      label: "Published",
      choices: yesNo("yes", "no"),
    },
    { kind: "choice", field: "fixed", label: "Fixed", choices: yesNo("yes", "no") },
    {
      kind: "linked",
      field: "planned",
      label: "Planned",
      valueLabel: (planned) => (planned === "true" ? "yes" : "no"),
    },
    { kind: "linked", field: "links", label: "Links", valueLabel: (links) => links },
  ],
  sorts: [
    { value: "updatedAt", label: "Last change", column: "change", direction: "descending" },
    { value: "name", label: "Name", column: "name", direction: "ascending" },
    { value: "slug", label: "Slug", column: "slug", direction: "ascending" },
  ],
  views: [
    { key: "published", name: "Published", filters: { published: "true" } },
    { key: "unpublished", name: "Not published", filters: { published: "false" } },
    { key: "fixed", name: "Fixed", filters: { fixed: "true" } },
  ],
  recordPath: ({ id }) => `/custompages/${id}`,
  create: { label: "New page", path: "/custompages/new" },
  rowActions: rowActions(options),
  bulkActions: bulkActions(options),
});
