import "./page-foot.css";
import { IconButton } from "#design/office/icons.tsx";
import { formatCount } from "../format-count.ts";

export type PageFootProps = Readonly<{
  page: number;
  pageSize: number;
  total: number;
  /** What is said where nothing is shown. */
  none: string;
  /** Whether what stands in the rows' place says so to the eyes. */
  isNoneSaid?: boolean;
  onPage: (page: number) => void;
}>;

/** Which rows are shown, read aloud when they change, and the way to the others. */
export const PageFoot = ({ page, pageSize, total, none, isNoneSaid, onPage }: PageFootProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const isEmpty = last < first;
  return (
    <div className="page-foot">
      <p role="status" className={isEmpty && isNoneSaid ? "sr-only" : undefined}>
        {isEmpty ? none : `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
      </p>
      {pages > 1 && (
        <nav aria-label="Pages of the list">
          <IconButton
            icon="back"
            label="Previous"
            isDisabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>{`Page ${formatCount(page)} of ${formatCount(pages)}`}</span>
          <IconButton
            icon="forward"
            label="Next"
            isDisabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
};
