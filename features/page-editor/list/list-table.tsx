import { Link } from "react-router";
import type { PageSummary } from "#features/pages/contract.ts";
import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { StateTag } from "./state-tag.tsx";

export type ListTableProps = Readonly<{
  pages: readonly PageSummary[];
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  timeZone: string;
  /** Epoch milliseconds, for relative times. */
  now: number;
  onDuplicate: (page: PageSummary) => void;
  onDelete: (page: PageSummary) => void;
}>;

const LastSaved = ({ page, now }: { page: PageSummary; now: number }) => (
  <>
    {page.author && `${page.author}, `}
    <time dateTime={page.updatedAt} title={formatExact(page.updatedAt)}>
      {formatRelative(page.updatedAt, now)}
    </time>
  </>
);

type RowProps = Omit<ListTableProps, "pages"> & Readonly<{ page: PageSummary }>;

const PageRow = ({ page, site, timeZone, now, onDuplicate, onDelete }: RowProps) => (
  <tr>
    <th scope="row">
      <Link id={`page-${page.id}`} to={`/custompages/${page.id}`}>
        {page.name}
      </Link>{" "}
      {page.isFixed && <span className="tag">fixed</span>}
    </th>
    <td className="list-slug">{`/${page.slug}`}</td>
    <td>
      <StateTag {...page} timeZone={timeZone} />
    </td>
    <td className="list-number">{page.blockCount}</td>
    <td>
      <LastSaved page={page} now={now} />
    </td>
    <td className="list-actions">
      <Link
        className="icon-button"
        to={`/custompages/${page.id}/preview`}
        aria-label="Preview"
        aria-describedby={`page-${page.id}`}
        title="Preview"
      >
        <Icon name="eye" />
      </Link>
      {page.isPublished && site !== null && !page.isFixed && (
        <a
          className="icon-button"
          href={`${site}/${page.slug}`}
          target="_blank"
          rel="noreferrer"
          aria-label="Open on the site"
          aria-describedby={`page-${page.id}`}
          title="Open on the site"
        >
          <Icon name="globe" />
        </a>
      )}
      <IconButton
        icon="copy"
        label={`Duplicate ${page.name}`}
        hint="Duplicate"
        onClick={() => onDuplicate(page)}
      />
      <IconButton
        icon="trash"
        label={`Delete ${page.name}`}
        hint="Delete"
        onClick={() => onDelete(page)}
      />
    </td>
  </tr>
);

const columns = ["Name", "Slug", "State", "Blocks", "Last change"] as const;

export const ListTable = ({ pages, ...rowProps }: ListTableProps) => (
  <table className="list-table">
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={column === "Blocks" ? "list-number" : undefined}>
            {column}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {pages.map((page) => (
        <PageRow key={page.id} page={page} {...rowProps} />
      ))}
    </tbody>
  </table>
);
