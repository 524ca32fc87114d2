import type { TimelineRow } from "#design/office/timeline/timeline-model.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import { TravelHead } from "../calendar-months/travel-head.tsx";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { type BarScene, PeopleContent, tourBar } from "./tour-bar.tsx";

type DaysInView = Readonly<{ from: string; to: string }>;
export type RowScene = BarScene & DaysInView;

const isInView = ({ draft, base }: SheetRow, { from, to }: DaysInView): boolean =>
  [draft, base].some(({ departureDate, endDate }) => departureDate <= to && endDate >= from);

/** The departures of the days in view. */
export const rowsInView = (rows: readonly SheetRow[], scene: DaysInView): readonly SheetRow[] =>
  rows.filter((row) => isInView(row, scene));

/**
 * A row a travel, by name, with its departures of the days in view.
 * @param language that of the names
 */
export const travelRows = (
  rows: readonly SheetRow[],
  scene: RowScene,
  language: string,
): readonly TimelineRow[] =>
  [...Map.groupBy(rowsInView(rows, scene), ({ stored }) => stored?.travelId ?? "")]
    .map(([key, departures]) => ({
      key,
      title: departures[0]?.stored?.travel.name ?? "",
      head: <TravelHead rows={departures} />,
      bars: departures.map((row) =>
        tourBar(row, scene, <PeopleContent row={row} people={scene.people} />),
      ),
      bands: [],
      isSpecial: false,
      maxLanes: null,
    }))
    .toSorted((a, b) => collatorOf(language).compare(a.title, b.title));
