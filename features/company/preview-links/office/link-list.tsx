import { formatRelative } from "#design/office/dates/format-moment.ts";
import type {
  ListAnswer,
  ListDeclaration,
  RowAction,
} from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import type { Previewed, PreviewLink } from "#features/company/preview-links/contract.ts";
import { putOnClipboard } from "#features/company/preview-links/pickers/copy-preview-link.ts";
import { call } from "#platform/browser/call.ts";
import { listPreviewLinks } from "../calls.ts";

/** The screen of the office that shows the same, as it is saved. */
export const previewScreenOf = ({ kind, id }: Previewed): string =>
  kind === "page" ? `/custompages/${id}/preview` : `/travels/${id}/preview`;

const rowActions = (onWithdraw: (link: PreviewLink) => void): readonly RowAction<PreviewLink>[] => [
  { key: "copy", label: "Copy link", icon: "copy", isQuick: true, run: putOnClipboard },
  { key: "open", label: "Open as a guest", icon: "open", linkTo: ({ link }) => link },
  { key: "withdraw", label: "Withdraw …", icon: "lock", run: onWithdraw },
];

export const linkList = (
  onWithdraw: (link: PreviewLink) => void,
): ListDeclaration<PreviewLink> => ({
  name: "preview-links",
  one: "preview link",
  many: "preview links",
  title: "Preview",
  about:
    "A preview link shows a page or travel that is not published to somebody without an account. Copy one in the menu of a page, or of a travel.",
  load: (country, search): Promise<ListAnswer<PreviewLink>> =>
    call(listPreviewLinks, { country }, { query: apiQuery(search) }),
  idOf: ({ kind, id }) => `${kind}-${id}`,
  nameOf: ({ name }) => name,
  nameColumn: { label: "Shows", details: ({ kind }) => <small>{kind}</small> },
  recordPath: previewScreenOf,
  columns: [
    {
      key: "until",
      label: "Ends",
      cell: ({ until }, { now }) => formatRelative(until, now),
      card: "side",
    },
    { key: "by", label: "Made by", cell: ({ madeBy }) => madeBy },
    {
      key: "state",
      label: "Page",
      cell: ({ isPublished }) => (
        <span className="tag state" data-kind={isPublished ? "live" : "quiet"}>
          {isPublished ? "Published" : "Unpublished"}
        </span>
      ),
      card: "tag",
    },
  ],
  filters: [],
  sorts: [],
  rowActions: rowActions(onWithdraw),
});
