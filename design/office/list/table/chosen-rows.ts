/** Rows by id, in the order in which they were chosen. */
export type ChosenRows<Row> = ReadonlyMap<string, Row>;

/** The chosen rows that stand on another page of the list than the one shown. */
export const hiddenRows = <Row>(
  chosen: ChosenRows<Row>,
  shownIds: ReadonlySet<string>,
): readonly Row[] => [...chosen].filter(([id]) => !shownIds.has(id)).map(([, row]) => row);

/**
 * The chosen rows after some were read again: each carries its newest version, and those that are
 * gone are chosen no more. Rows that were chosen meanwhile stay.
 * @param asked the rows that were read again; `found` holds those that still exist
 */
export const withNewest = <Row>(
  chosen: ChosenRows<Row>,
  asked: readonly Row[],
  found: readonly Row[],
  idOf: (row: Row) => string,
): Map<string, Row> => {
  const askedIds = new Set(asked.map(idOf));
  const newest = new Map(found.map((row) => [idOf(row), row]));
  return new Map(
    [...chosen].flatMap(([id, row]): [string, Row][] => {
      if (!askedIds.has(id)) return [[id, row]];
      const current = newest.get(id);
      return current === undefined ? [] : [[id, current]];
    }),
  );
};
