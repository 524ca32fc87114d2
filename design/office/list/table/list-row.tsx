import { Link } from "react-router";
import type { Column } from "../list-declaration.ts";
import type { List } from "../use-list.ts";
import { RowActions } from "./row-actions.tsx";

export type ListRowProps<Row> = Readonly<{
  list: List<Row>;
  row: Row;
  columns: readonly Column<Row>[];
  hasBulk: boolean;
  hasActions: boolean;
}>;

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

export const ListRow = <Row,>({ list, row, columns, hasBulk, hasActions }: ListRowProps<Row>) => {
  const { declaration, chosen, openId, context } = list;
  const id = declaration.idOf(row);
  const isChosen = chosen.rows.has(id);
  return (
    <tr data-row={id} data-chosen={isChosen} data-open={openId === id}>
      {hasBulk && (
        <td className="list-choose">
          <input
            type="checkbox"
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
      <RowHead list={list} row={row} />
      {columns.map(({ key, cell, align = "start", card = "line" }) => (
        <td key={key} data-align={align} data-card={card}>
          {cell(row, context)}
        </td>
      ))}
      {hasActions && <RowActions list={list} row={row} />}
    </tr>
  );
};
