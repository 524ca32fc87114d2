import { IconButton } from "#design/office/icons.tsx";
import { formatCount } from "#design/office/list/format-count.ts";

type PageFootProps = Readonly<{
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}>;

/** Which rows are shown, and the way to the others. */
export const PageFoot = ({ page, pageSize, total, onPage }: PageFootProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div className="bulk-foot">
      <p role="status">
        {total === 0
          ? "No row here."
          : `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
      </p>
      {pages > 1 && (
        <nav aria-label="Pages of the rows">
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
