import { IconButton } from "../icons.tsx";
import { formatCount } from "./format-count.ts";
import { isSearching } from "./search/list-search.ts";
import type { List } from "./use-list.ts";

const noneText = (
  { one, many }: Readonly<{ one: string; many: string }>,
  isFiltered: boolean,
): string => (isFiltered ? `No ${one} matches.` : `There are no ${many} yet.`);

/** Which rows are shown, read aloud when they change, and the way to the others. */
export const ListFoot = <Row,>({ list }: { list: List<Row> }) => {
  const { answer, search, setSearch, declaration } = list;
  if (!answer) return null;
  const { page, pageSize, total, items } = answer;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="list-foot">
      {/* Where there are no rows, what stands in their place says so to the eyes. */}
      <p role="status" className={items.length === 0 ? "sr-only" : undefined}>
        {items.length === 0
          ? noneText(declaration, isSearching(search))
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
