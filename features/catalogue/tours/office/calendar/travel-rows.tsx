import { Link } from "react-router";
import type { TimelineRow } from "#design/office/timeline/timeline-model.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { type BarScene, PeopleContent, tourBar } from "./tour-bar.tsx";

type DaysInView = Readonly<{ from: string; to: string }>;
export type RowScene = BarScene & DaysInView;

const isInView = ({ draft, base }: SheetRow, { from, to }: DaysInView): boolean =>
  [draft, base].some(({ departureDate, endDate }) => departureDate <= to && endDate >= from);

/** The departures of the days in view. */
export const rowsInView = (rows: readonly SheetRow[], scene: DaysInView): readonly SheetRow[] =>
  rows.filter((row) => isInView(row, scene));

/** The travel at the head of its row, with what is in view of it. */
export const TravelHead = ({ rows }: Readonly<{ rows: readonly SheetRow[] }>) => {
  const travel = rows[0]?.stored?.travel;
  if (!travel) return null;
  const people = rows.reduce((sum, { stored }) => sum + (stored?.peopleIn ?? 0), 0);
  return (
    <>
      {travel.poster && (
        <img
          className="calendar-poster"
          src={`${travel.poster.base}160.webp`}
          alt=""
          width="34"
          height="42"
          loading="lazy"
        />
      )}
      <span className="calendar-row-name">
        <Link to={`/travels/${travel.id}/tours`}>{travel.name}</Link>
        <small>{`${rows.length} in view · ${people} in`}</small>
      </span>
    </>
  );
};

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
