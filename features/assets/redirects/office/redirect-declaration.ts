import { yesNo } from "#design/office/list/filters/filter.ts";
import type {
  BulkAction,
  ListDeclaration,
  RowAction,
} from "#design/office/list/list-declaration.ts";
import { type ListedRedirect, type ProblemCounts, redirectStatuses } from "../contract.ts";
import { locationOf } from "../rules.ts";
import { switchRedirects } from "./redirect-actions.ts";
import { redirectApi } from "./redirect-api.ts";
import { redirectColumns, sourceColumn } from "./redirect-columns.tsx";

export type DeclarationOptions = Readonly<{
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  /** Null until they are known. */
  problems: ProblemCounts | null;
  onTest: (path: string) => void;
  /** @param whenDeleted called once they are gone */
  onDelete: (redirects: readonly ListedRedirect[], whenDeleted?: () => void) => void;
}>;

const rowActions = ({
  site,
  onTest,
  onDelete,
}: DeclarationOptions): readonly RowAction<ListedRedirect>[] => [
  {
    key: "test",
    label: "Test the address",
    icon: "next",
    isQuick: true,
    run: ({ from }) => onTest(locationOf(from)),
  },
  {
    key: "site",
    label: "Open on the site",
    icon: "globe",
    isHidden: ({ enabled }) => site === null || !enabled,
    linkTo: ({ from }) => `${site ?? ""}${locationOf(from)}`,
  },
  { key: "delete", label: "Delete …", icon: "trash", run: (redirect) => onDelete([redirect]) },
];

const bulkActions = ({ onDelete }: DeclarationOptions): readonly BulkAction<ListedRedirect>[] => [
  { key: "on", label: "Switch on", run: (rows, context) => switchRedirects(rows, context, true) },
  {
    key: "off",
    label: "Switch off",
    run: (rows, context) => switchRedirects(rows, context, false),
  },
  { key: "delete", label: "Delete …", run: (rows, _, clear) => onDelete(rows, clear) },
];

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count})`;

const problemFilter = (problems: ProblemCounts | null) => {
  const total = problems ? problems.missing + problems.hops + problems.loop : undefined;
  return {
    kind: "choice",
    field: "problem",
    label: total ? `Problems ${total}` : "Problems",
    choices: [
      { value: "any", label: withCount("Any problem", total) },
      { value: "missing", label: withCount("Target is a 404", problems?.missing) },
      { value: "hops", label: withCount("More than one hop", problems?.hops) },
      { value: "loop", label: withCount("A loop", problems?.loop) },
    ],
  } as const;
};

export const redirectDeclaration = (
  options: DeclarationOptions,
): ListDeclaration<ListedRedirect> => ({
  name: "redirects",
  one: "redirect",
  many: "redirects",
  title: "Redirects",
  about: "A redirect leads visitors from an old address to a new one, or says that a page is gone.",
  load: (country, search) => redirectApi(country).list(search),
  readAgain: (country, redirects) => redirectApi(country).readAgain(redirects),
  idOf: ({ id }) => id,
  nameOf: ({ from }) => from,
  nameColumn: sourceColumn,
  columns: redirectColumns,
  searchLabel: "Search an address",
  filters: [
    { kind: "choice", field: "enabled", label: "State", choices: yesNo("on", "off") },
    {
      kind: "choice",
      field: "status",
      label: "Status",
      choices: redirectStatuses.map((status) => ({ value: String(status), label: String(status) })),
    },
    problemFilter(options.problems),
  ],
  sorts: [
    { value: "hits", label: "Most used", column: "hits", direction: "descending" },
    { value: "from", label: "Address", column: "name", direction: "ascending" },
  ],
  views: [],
  create: { label: "New redirect" },
  rowActions: rowActions(options),
  bulkActions: bulkActions(options),
});
