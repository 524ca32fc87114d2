import "./list-table.css";
import "./list-cards.css";
import { Fragment } from "react";
import { Icon } from "#design/office/icons.tsx";
import type { ItemOrder } from "#design/office/item-list/use-item-order.ts";
import type { Column } from "../list-declaration.ts";
import type { SortChoice } from "../search/list-search.ts";
import type { List } from "../use-list.ts";
import { ListRow } from "./list-row.tsx";
import { RowBelow } from "./row-below.tsx";
import { useFittingColumns } from "./use-fitting-columns.ts";
import { useLongPress } from "./use-long-press.ts";

/** The next way to sort by a column; null for a column that nothing is sorted by. */
const nextSort = (sorts: readonly SortChoice[], column: string, current: string) => {
  const choices = sorts.filter((sort) => sort.column === column);
  const index = choices.findIndex(({ value }) => value === current);
  return choices[(index + 1) % choices.length] ?? null;
};

type HeadProps<Row> = Readonly<{
  list: List<Row>;
  column: string;
  label: string;
  align?: "start" | "end" | undefined;
}>;

const Head = <Row,>({ list, column, label, align = "start" }: HeadProps<Row>) => {
  const { declaration, search, setSearch } = list;
  const current = declaration.sorts.find(({ value }) => value === search.sort);
  const isSorted = current?.column === column && current.direction !== undefined;
  const next = nextSort(declaration.sorts, column, search.sort);
  return (
    <th
      scope="col"
      data-align={align}
      {...(isSorted && { "aria-sort": current.direction ?? "none" })}
    >
      {next ? (
        <button type="button" onClick={() => setSearch({ sort: next.value })}>
          {label}
          {isSorted && <Icon name={current.direction === "ascending" ? "up" : "down"} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
};

const ChooseAll = <Row,>({ list }: { list: List<Row> }) => {
  const { answer, chosen, declaration } = list;
  const ids = (answer?.items ?? []).map(declaration.idOf);
  const count = ids.filter((id) => chosen.rows.has(id)).length;
  return (
    <th scope="col" className="list-choose">
      <input
        type="checkbox"
        className="check-box"
        aria-label={`Choose all ${declaration.many} of this page`}
        checked={count > 0 && count === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < ids.length;
        }}
        onChange={chosen.toggleAll}
      />
    </th>
  );
};

export type ListTableProps<Row> = Readonly<{
  list: List<Row>;
  columns: readonly Column<Row>[];
  isCompact: boolean;
  /** Of a list that staff keep in order. */
  itemOrder?: ItemOrder;
  isReordering?: boolean;
}>;

/** The rows as their order shows them, which may not be saved yet. */
const inOrder = <Row,>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  itemOrder: ItemOrder | undefined,
): readonly Row[] => {
  if (!itemOrder) return rows;
  const places = new Map(itemOrder.order.map((id, place) => [id, place]));
  return rows.toSorted((a, b) => (places.get(idOf(a)) ?? 0) - (places.get(idOf(b)) ?? 0));
};

const OrderHeads = () => (
  <>
    <th scope="col" className="list-grip">
      <span className="sr-only">Move</span>
    </th>
    <th scope="col" className="list-place">
      Order
    </th>
  </>
);

export const ListTable = <Row,>(props: ListTableProps<Row>) => {
  const { list, columns, isCompact, itemOrder, isReordering = false } = props;
  const { declaration, answer, isStale, chosen } = list;
  const hasBulk = (declaration.bulkActions ?? []).length > 0;
  const longPressed = useLongPress(hasBulk ? chosen.toggle : null);
  const { boxRef, fitting } = useFittingColumns(columns, answer?.items);
  const hasActions = (declaration.rowActions ?? []).length > 0 || hasBulk;
  const columnCount =
    1 + fitting.length + (hasBulk ? 1 : 0) + (itemOrder ? 2 : 0) + (hasActions ? 1 : 0);
  return (
    <div ref={boxRef} className="list-box">
      <table
        ref={(itemOrder?.listRef ?? null) as React.RefObject<HTMLTableElement | null> | null}
        className="list-table"
        data-compact={isCompact}
        data-choosing={chosen.rows.size > 0}
        data-reordering={isReordering || undefined}
        aria-label={declaration.title}
        aria-busy={isStale}
      >
        <thead>
          <tr>
            {hasBulk && <ChooseAll list={list} />}
            {itemOrder && <OrderHeads />}
            <Head list={list} column="name" label={declaration.nameColumn.label} />
            {fitting.map(({ key, label, align }) => (
              <Head key={key} list={list} column={key} label={label} align={align} />
            ))}
            {hasActions && (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={longPressed}>
          {inOrder(answer?.items ?? [], declaration.idOf, itemOrder).map((row) => (
            <Fragment key={declaration.idOf(row)}>
              <ListRow
                list={list}
                row={row}
                columns={fitting}
                hasBulk={hasBulk}
                hasActions={hasActions}
                {...(itemOrder && { itemOrder })}
              />
              <RowBelow list={list} row={row} columns={columnCount} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};
