import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import type { ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { listPages } from "#features/content/pages/calls.ts";
import type { DeletedPage } from "#features/content/pages/contract.ts";
import { call } from "#platform/browser/call.ts";

/** The value of the parameter `view` at which the list shows them. */
export const deletedView = "deleted";

/** @param onRecover brings the page back, and asks for what that needs */
export const deletedDeclaration = (
  onRecover: (page: DeletedPage) => Promise<void>,
): ListDeclaration<DeletedPage> => ({
  name: "deleted-custompages",
  one: "deleted page",
  many: "deleted pages",
  title: "Deleted pages",
  about: "A page that somebody deletes stands here, and can be brought back with its history.",
  fixed: { view: deletedView },
  load: async (country, search) => {
    const query = new URLSearchParams([["deleted", "true"], ...apiQuery(search)]);
    const { items, ...page } = await call(listPages, { country }, { query });
    return { ...page, items: items.filter((item) => "deletedAt" in item) };
  },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: { label: "Name" },
  columns: [
    { key: "slug", label: "Slug", cell: ({ slug }) => slug && `/${slug}` },
    { key: "who", label: "Deleted by", cell: ({ deletedBy }) => deletedBy },
    {
      key: "when",
      label: "Deleted",
      cell: ({ deletedAt }, { now }) => (
        <time dateTime={deletedAt} title={formatExact(deletedAt)}>
          {formatRelative(deletedAt, now)}
        </time>
      ),
    },
  ],
  searchLabel: "Search name or slug",
  filters: [],
  sorts: [],
  rowActions: [
    { key: "recover", label: "Bring back", icon: "undo", isQuick: true, run: onRecover },
  ],
});
