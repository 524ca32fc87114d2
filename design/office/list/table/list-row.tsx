import { Link } from "react-router";
import {
  Grip,
  type OrderControlsProps,
  PlaceField,
} from "#design/office/item-list/order-controls.tsx";
import type { ItemOrder } from "#design/office/item-list/use-item-order.ts";
import type { Column } from "../list-declaration.ts";
import type { List } from "../use-list.ts";
import { RowActions } from "./row-actions.tsx";

export type ListRowProps<Row> = Readonly<{
  list: List<Row>;
  row: Row;
  columns: readonly Column<Row>[];
  hasBulk: boolean;
  hasActions: boolean;
  /** Of a list that staff keep in order. */
  itemOrder?: ItemOrder;
}>;

/** What moves one row, and how it looks while one is dragged. */
const placeOf = (itemOrder: ItemOrder | undefined, id: string, name: string) => {
  if (!itemOrder) return null;
  const { order, move, drag } = itemOrder;
  const controls: OrderControlsProps = {
    name,
    index: order.indexOf(id),
    count: order.length,
    onMove: (index) => move(id, index),
  };
  const isTarget = drag?.targetId === id && drag.id !== id;
  return {
    controls,
    attributes: {
      "data-dragged": drag?.id === id || undefined,
      "data-drop": (isTarget && drag.edge) || undefined,
    },
  };
};

/** Leads to the record's own screen, or opens the panel; plain text where there is neither. */
const RowName = <Row,>({ list, row }: Pick<ListRowProps<Row>, "list" | "row">) => {
  const { declaration, hasPanel, setOpenId, openId } = list;
  const { idOf, nameOf, recordPath } = declaration;
  const id = idOf(row);
  const props = { id: `row-${id}`, className: "list-name", "data-row-open": true };
  if (recordPath)
    return (
      <Link {...props} to={recordPath(row)}>
        {nameOf(row)}
      </Link>
    );
  if (!hasPanel) return <span {...props}>{nameOf(row)}</span>;
  return (
    <button {...props} type="button" aria-expanded={openId === id} onClick={() => setOpenId(id)}>
      {nameOf(row)}
    </button>
  );
};

const RowHead = <Row,>({ list, row }: Pick<ListRowProps<Row>, "list" | "row">) => {
  const { nameColumn } = list.declaration;
  const picture = nameColumn.picture?.(row);
  const text = (
    <>
      <RowName list={list} row={row} /> {nameColumn.details?.(row, list.context)}
    </>
  );
  return (
    <th scope="row">
      {picture === undefined ? (
        text
      ) : (
        <div className="list-picture-row">
          <span className="list-picture">{picture}</span>
          <span>{text}</span>
        </div>
      )}
    </th>
  );
};

const OrderCells = (controls: OrderControlsProps) => (
  <>
    <td className="list-grip">
      <Grip name={controls.name} />
    </td>
    <td className="list-place">
      <PlaceField {...controls} />
    </td>
  </>
);

export const ListRow = <Row,>(props: ListRowProps<Row>) => {
  const { list, row, columns, hasBulk, hasActions, itemOrder } = props;
  const { declaration, chosen, openId, context } = list;
  const id = declaration.idOf(row);
  const isChosen = chosen.rows.has(id);
  const place = placeOf(itemOrder, id, declaration.nameOf(row));
  return (
    <tr data-row={id} data-chosen={isChosen} data-open={openId === id} {...place?.attributes}>
      {hasBulk && (
        <td className="list-choose">
          <input
            type="checkbox"
            className="check-box"
            aria-label={`Choose ${declaration.nameOf(row)}`}
            checked={isChosen}
            onChange={(event) => {
              const { nativeEvent } = event;
              const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
              if (isRange) chosen.chooseTo(id);
              else chosen.toggle(id);
            }}
          />
        </td>
      )}
      {place && <OrderCells {...place.controls} />}
      <RowHead list={list} row={row} />
      {columns.map(({ key, cell, align = "start", card = "line" }) => (
        <td key={key} data-align={align} data-card={card}>
          {cell(row, context)}
        </td>
      ))}
      {hasActions && <RowActions list={list} row={row} moves={place?.controls ?? null} />}
    </tr>
  );
};
