import "./resource-table.css";
import type { ItemOrder } from "#design/office/item-list/use-item-order.ts";
import { ResourceRow } from "./resource-row.tsx";
import type { KindScreen } from "./resource-kinds.ts";
import type { ListedResource } from "./use-resources.ts";

export type ResourceTableProps = Readonly<{
  screen: KindScreen;
  list: readonly ListedResource[];
  itemOrder: ItemOrder;
  /** Ids of the rows that the filter lets through. */
  shown: ReadonlySet<string>;
  openId: string | null;
  /** On narrow screens rows are moved in a mode of their own. */
  isReordering: boolean;
  onOpen: (id: string) => void;
}>;

const heads = ({ column, isOfTravels }: KindScreen): readonly string[] => [
  "Name",
  ...(column === null ? [] : [column]),
  ...(isOfTravels ? ["Used by"] : []),
];

export const ResourceTable = (props: ResourceTableProps) => {
  const { screen, list, itemOrder, shown, openId, isReordering, onOpen } = props;
  const { order, move, announcement, drag, listRef } = itemOrder;
  const byId = new Map(list.map((each) => [each.id, each]));
  return (
    <>
      <table className="resource-table" data-reordering={isReordering || undefined}>
        <caption className="sr-only">{screen.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="cell-grip">
              <span className="sr-only">Move</span>
            </th>
            <th scope="col">Order</th>
            {heads(screen).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={listRef as React.RefObject<HTMLTableSectionElement | null>}>
          {order.map((id, index) => {
            const resource = byId.get(id);
            if (!resource || !shown.has(id)) return null;
            return (
              <ResourceRow
                key={id}
                screen={screen}
                resource={resource}
                index={index}
                count={order.length}
                isOpen={id === openId}
                isDragged={drag?.id === id}
                dropEdge={drag?.targetId === id && drag.id !== id ? drag.edge : null}
                onOpen={onOpen}
                onMove={move}
              />
            );
          })}
        </tbody>
      </table>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
};
