import "./list-order.css";
import { useItemOrder } from "#design/office/item-list/use-item-order.ts";
import type { Column } from "../list-declaration.ts";
import { ListTable } from "../table/list-table.tsx";
import type { List } from "../use-list.ts";

export type OrderedTableProps<Row> = Readonly<{
  list: List<Row>;
  columns: readonly Column<Row>[];
  isCompact: boolean;
  /** On narrow screens rows are moved in a mode of their own. */
  isReordering: boolean;
  saveOrder: (ids: readonly string[], version: number | null) => Promise<void>;
}>;

const nothing: readonly string[] = [];

/** A list that staff keep in order: its rows are moved by drag, by keys and by a typed place. */
export const OrderedTable = <Row,>(props: OrderedTableProps<Row>) => {
  const { list, columns, isCompact, isReordering, saveOrder } = props;
  const { declaration, answer, readAnswer, context } = list;
  const { idOf, nameOf } = declaration;
  const items = answer?.items ?? [];
  const ids = answer?.order?.ids ?? nothing;
  const byId = new Map(items.map((row) => [idOf(row), row]));
  const itemOrder = useItemOrder({
    ids,
    nameOf: (id) => {
      const row = byId.get(id);
      return row ? nameOf(row) : "";
    },
    save: async (next) => {
      try {
        await saveOrder(next, readAnswer()?.order?.version ?? null);
      } finally {
        await context.refresh();
      }
    },
    isPartial: items.length < ids.length,
  });
  return (
    <>
      <ListTable
        list={list}
        columns={columns}
        isCompact={isCompact}
        itemOrder={itemOrder}
        isReordering={isReordering}
      />
      <p className="sr-only" role="status">
        {itemOrder.announcement}
      </p>
    </>
  );
};
