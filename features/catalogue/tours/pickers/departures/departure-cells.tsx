import { useMemo, useState } from "react";
import type { Column } from "#design/office/list/list-declaration.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { TourFacets } from "#features/catalogue/departure-filters/contract.ts";
import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import {
  EditableCell,
  type EditableCellProps,
} from "#features/catalogue/tours/office/list-cells/editable-cell.tsx";

/** What the cells of a list of departures are read with. */
export type CellFacts = NonNullable<EditableCellProps["facts"]>;

/** @param facets null until they are known, and the cells are then not written */
export const useCellFacts = (
  market: Market | null,
  facets: TourFacets | null,
): CellFacts | null => {
  const [openedAt] = useState(() => Date.now());
  return useMemo(
    () =>
      market &&
      facets && {
        market,
        today: dayAt(new Date(openedAt), market),
        travelId: null,
        coordinators: facets.coordinators.map(({ value, label, city }) => ({
          id: value,
          name: label,
          city,
        })),
      },
    [market, facets, openedAt],
  );
};

/**
 * A column whose cells are written in place, except those of a cancelled departure.
 * @param nameOf a departure in a sentence
 */
export const editableCell =
  (
    facts: CellFacts | null,
    column: EditableCellProps["column"],
    nameOf: (tour: ListedTour) => string,
    shownOf: (tour: ListedTour) => React.ReactNode,
  ): Column<ListedTour>["cell"] =>
  (tour, { refresh }) => (
    <EditableCell
      tour={tour}
      name={nameOf(tour)}
      column={column}
      facts={tour.cancellation ? null : facts}
      refresh={refresh}
    >
      {shownOf(tour)}
    </EditableCell>
  );
