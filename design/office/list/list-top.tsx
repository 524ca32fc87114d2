import { Icon } from "../icons.tsx";
import { ScreenTop } from "../screen/screen-top.tsx";
import { CreateButton } from "./create-button.tsx";
import { formatCount } from "./format-count.ts";
import { useCounts } from "./use-count.ts";
import type { List } from "./use-list.ts";
import { allTabOf, searchOf } from "./views/view.ts";

export type ListTopProps<Row> = Readonly<{
  list: List<Row>;
  /** What all rows come to; shown while all are. */
  sum: string | undefined;
  actions: React.ReactNode;
  main: React.ReactNode;
  /** Null where there is nothing to filter by. */
  onFilters: (() => void) | null;
}>;

/** The top bar: how many rows the search finds, `42 of 134`, and the main button. */
export const ListTop = <Row,>({ list, sum, actions, main, onFilters }: ListTopProps<Row>) => {
  const { declaration, country, search, answer } = list;
  const isSearching = search.words !== "" || Object.keys(search.filters).length > 0;
  const all = searchOf(declaration, allTabOf(declaration));
  const [allCount] = useCounts(declaration, country, [all], isSearching && answer !== undefined);
  const found = answer ? formatCount(answer.total) : "";
  const total = [found, sum].filter(Boolean).join(" · ");
  const { create } = declaration;
  return (
    <ScreenTop
      title={declaration.title}
      count={isSearching && allCount !== undefined ? `${found} of ${formatCount(allCount)}` : total}
      actions={
        <>
          {onFilters && (
            <button
              type="button"
              className="tool-button list-sheet-button"
              aria-label="Filters"
              onClick={onFilters}
            >
              <Icon name="sliders" />
            </button>
          )}
          {actions}
        </>
      }
      main={
        main ?? (
          <CreateButton list={list}>
            <span className="list-create-text">{create?.label}</span>
          </CreateButton>
        )
      }
    />
  );
};
