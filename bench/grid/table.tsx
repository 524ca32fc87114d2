import { useState } from "react";
import { createRoot } from "react-dom/client";
import { columnOf, usualColumns } from "#features/catalogue/tours/office/grid/sheet/columns.ts";
import { drafts, facts } from "./rows.ts";

// A plain table of all rows, in which arrows move the focus from cell to cell.
const columns = usualColumns.map(columnOf);

const move = (event: KeyboardEvent) => {
  const { target } = event;
  const cell = target instanceof HTMLElement ? target.closest("td") : null;
  const row = cell?.parentElement;
  const next =
    event.key === "ArrowDown"
      ? row?.nextElementSibling?.children[cell?.cellIndex ?? 0]
      : event.key === "ArrowRight" && cell?.nextElementSibling;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

window.addEventListener("keydown", move);

const Table = () => {
  const [texts, setTexts] = useState(() =>
    drafts.map((draft) => columns.map((column) => column.textOf({ draft, stored: null }, facts))),
  );
  const [edited, setEdited] = useState<readonly [number, number] | null>(null);
  const write = (row: number, column: number, text: string) =>
    setTexts(texts.with(row, (texts[row] ?? []).with(column, text)));
  return (
    <table>
      <tbody>
        {texts.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, column) => (
              <td
                key={column}
                tabIndex={-1}
                data-row={row}
                data-column={column}
                onFocus={() => setEdited([row, column])}
                aria-selected={edited?.[0] === row && edited[1] === column}
                onDoubleClick={() => write(row, column, `${text} `)}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Table />);
