import { useState } from "react";
import { type ChosenRows, hiddenRows, withNewest } from "./chosen-rows.ts";

/** The chosen rows by id, in the order in which they were chosen; they outlast a change of page. */
export type Chosen<Row> = Readonly<{
  rows: ChosenRows<Row>;
  toggle: (id: string) => void;
  /** Chooses all rows between the one that was toggled last and this one. */
  chooseTo: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
  /**
   * Reads the rows of other pages again, since an action changed them out of sight: the next has to
   * send their newest version.
   * @param readAgain leaves out the rows that are gone
   */
  renew: (readAgain: (rows: readonly Row[]) => Promise<readonly Row[]>) => Promise<void>;
}>;

/** @param scope the chosen rows are forgotten when it changes: another search shows other rows */
export const useChosen = <Row>(
  items: readonly Row[],
  idOf: (row: Row) => string,
  scope: string,
): Chosen<Row> => {
  const [state, setState] = useState({ scope, rows: new Map<string, Row>(), last: "" });
  const shown = new Map(items.map((row) => [idOf(row), row]));
  const kept = state.scope === scope ? [...state.rows] : [];
  // Rows that were loaded again carry their newest version, which an action has to send.
  const rows = new Map(kept.map(([id, row]): [string, Row] => [id, shown.get(id) ?? row]));
  const ids = items.map(idOf);
  const change = (next: ReadonlyMap<string, Row>, last: string) =>
    setState({ scope, rows: new Map(next), last });
  const withRows = (added: readonly Row[]) =>
    new Map([...rows, ...added.map((row): [string, Row] => [idOf(row), row])]);
  const without = (removed: readonly string[]) =>
    new Map([...rows].filter(([id]) => !removed.includes(id)));
  return {
    rows,
    toggle: (id) =>
      change(rows.has(id) ? without([id]) : withRows(items.filter((row) => idOf(row) === id)), id),
    chooseTo: (id) => {
      const from = ids.indexOf(state.last);
      const to = ids.indexOf(id);
      const [first, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
      change(withRows(items.slice(first, end + 1)), id);
    },
    toggleAll: () =>
      change(ids.every((id) => rows.has(id)) ? without(ids) : withRows(items), state.last),
    clear: () => change(new Map(), ""),
    renew: async (readAgain) => {
      const asked = hiddenRows(rows, new Set(ids));
      if (asked.length === 0) return;
      const found = await readAgain(asked);
      setState((current) => ({ ...current, rows: withNewest(current.rows, asked, found, idOf) }));
    },
  };
};
