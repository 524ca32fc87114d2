import { IconButton } from "../icons.tsx";
import { formatCount } from "./format-count.ts";
import type { List } from "./use-list.ts";

/** Which rows are shown, read aloud when they change, and the way to the others. */
export const ListFoot = <Row,>({ list }: { list: List<Row> }) => {
  const { answer, setSearch, declaration } = list;
  if (!answer) return null;
  const { page, pageSize, total, items } = answer;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="list-foot">
      <p role="status">
        {items.length === 0
          ? `No ${declaration.one} matches.`
          : `${formatCount(first)}–${formatCount(first + items.length - 1)} of ${formatCount(total)}`}
      </p>
      {pages > 1 && (
        <nav aria-label="Pages of the list">
          <IconButton
            icon="back"
            label="Previous"
            isDisabled={page <= 1}
            onClick={() => setSearch({ page: page - 1 })}
          />
          <span>{`Page ${formatCount(page)} of ${formatCount(pages)}`}</span>
          <IconButton
            icon="forward"
            label="Next"
            isDisabled={page >= pages}
            onClick={() => setSearch({ page: page + 1 })}
          />
        </nav>
      )}
    </div>
  );
};
