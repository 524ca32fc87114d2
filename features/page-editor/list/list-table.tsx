import { Link } from "react-router";
import type { PageSummary } from "#features/pages/contract.ts";
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

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const relativeFormat = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short" });

/** For example `3 hours ago`; the date for instants more than four days ago. */
const formatAge = (instant: string, now: number): string => {
  const ageMs = now - Date.parse(instant);
  if (ageMs < minute) return "just now";
  if (ageMs < hour) return relativeFormat.format(-Math.floor(ageMs / minute), "minute");
  if (ageMs < day) return relativeFormat.format(-Math.floor(ageMs / hour), "hour");
  if (ageMs < 4 * day) return relativeFormat.format(-Math.floor(ageMs / day), "day");
  return dateFormat.format(new Date(instant));
};

const LastSaved = ({ page, now }: { page: PageSummary; now: number }) => (
  <>
    {page.author && `${page.author}, `}
    <time dateTime={page.updatedAt} title={dateFormat.format(new Date(page.updatedAt))}>
      {formatAge(page.updatedAt, now)}
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
