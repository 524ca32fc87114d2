import { useSearchParams } from "react-router";
import type { List } from "../use-list.ts";

/** What the declaration opens below a row; nothing while the address names another one. */
export const RowBelow = <Row,>({
  list,
  row,
  columns,
}: Readonly<{
  list: List<Row>;
  row: Row;
  /** How many the table has. */
  columns: number;
}>) => {
  const [query] = useSearchParams();
  const { below, idOf } = list.declaration;
  if (!below || query.get(below.parameter) !== idOf(row)) return null;
  return (
    <tr className="list-below">
      <td colSpan={columns}>
        {below.content(row, { ...list.context, showChanged: list.showChanged })}
      </td>
    </tr>
  );
};
