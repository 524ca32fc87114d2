import { Link } from "react-router";
import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { MarketRow } from "#design/office/figures/market-row.tsx";
import { Icon } from "#design/office/icons.tsx";
import { yesNo } from "#design/office/list/filters/filter.ts";
import type { Column, ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { listFixedContents } from "#features/content/page-contents/fixed/calls.ts";
import { routeLabel } from "#features/content/page-contents/parts/route-label.ts";
import type { ListedContent } from "#features/content/page-contents/fixed-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";

/** The home page has no text, but the blocks of a custom page. */
const editorPath = ({ id, page }: ListedContent): string => {
  if (id !== "index") return `/page-contents/fixed/${id}`;
  return page ? `/custompages/${page.id}` : "/custompages/new";
};

const madeOf = ({ id, page }: ListedContent): string => {
  if (id === "index") return page ? "blocks" : "the site’s own";
  const text = id.startsWith("legal-") ? "legal" : "text";
  return page ? `${text} + blocks` : text;
};

const Blocks = ({ page }: Pick<ListedContent, "page">) =>
  page && <Link to={`/custompages/${page.id}`}>{counted(page.blocks, "block")}</Link>;

const Health = (row: ListedContent) => {
  const { id, title, deadLinks, page } = row;
  if (title === null && id !== "index")
    return (
      <span className="tag" data-kind="timed">
        <Icon name="warning" /> No text: a 404
      </span>
    );
  if (deadLinks === 0 && page) return <Blocks page={page} />;
  if (deadLinks === 0)
    return (
      <span className="dim content-fine">
        <Icon name="check" /> fine
      </span>
    );
  return (
    <Link className="tag" data-kind="timed" to={editorPath(row)}>
      <Icon name="warning" /> {counted(deadLinks, "broken link")}
    </Link>
  );
};

const columns = (label: string): readonly Column<ListedContent>[] => [
  {
    key: "path",
    label: `Address in ${nameInSentence(label)}`,
    yieldsToPanel: true,
    cell: ({ path }) => path ?? <span className="dim">hidden here</span>,
  },
  { key: "madeOf", label: "Made of", yieldsToPanel: true, cell: madeOf },
  {
    key: "markets",
    label: "Markets",
    cell: ({ markets }) => (
      <MarketRow
        markets={markets.map(({ country, state }) => ({
          code: country.toUpperCase(),
          label: marketByApiCountry(country)?.label ?? country,
          state,
        }))}
      />
    ),
  },
  { key: "health", label: "Health", card: "tag", cell: (row) => <Health {...row} /> },
  {
    key: "changed",
    label: "Last change",
    cell: ({ updatedAt, author }, { now }) =>
      updatedAt === null ? (
        <span className="dim">never</span>
      ) : (
        <span className="content-changed" title={formatExact(updatedAt)}>
          {formatRelative(updatedAt, now)}
          {author !== null && <small>{author}</small>}
        </span>
      ),
  },
];

export const fixedList = (
  country: string,
  site: string | null,
): ListDeclaration<ListedContent> => ({
  name: "fixed-pages",
  one: "page",
  many: "pages",
  title: "Fixed pages",
  about: "Fixed pages are the ones that the site’s routes need.",
  load: (code, search): Promise<ListAnswer<ListedContent>> =>
    call(listFixedContents, { country: code }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ id }) => routeLabel(id),
  nameColumn: { label: "Page", details: ({ id, title }) => <small>{title ?? id}</small> },
  columns: columns(marketByApiCountry(country)?.label ?? country),
  searchLabel: "Search name, route or text",
  filters: [
    {
      kind: "choice",
      field: "translate",
      label: "To translate",
      choices: yesNo("some market lacks it", "every market has it"),
    },
    { kind: "choice", field: "broken", label: "Links", choices: yesNo("broken", "fine") },
  ],
  sorts: [
    { value: "site", label: "Order of the site" },
    { value: "title", label: "Title", column: "name", direction: "ascending" },
    { value: "changed", label: "Changed last", column: "changed", direction: "descending" },
  ],
  recordPath: editorPath,
  rowActions: [
    {
      key: "site",
      label: "Open on the site",
      icon: "globe",
      isQuick: true,
      isHidden: ({ id, path, title }) =>
        site === null || path === null || (title === null && id !== "index"),
      linkTo: ({ path }) => `${site}${path}`,
    },
  ],
});
