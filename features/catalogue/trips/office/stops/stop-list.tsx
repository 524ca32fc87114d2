import "./stop-list.css";
import { Button } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import { Grip } from "#design/office/item-list/order-controls.tsx";
import { useRowMoves } from "#design/office/item-list/use-row-moves.ts";
import { distanceKm } from "#features/catalogue/trips/rules.ts";
import type { VisitDays } from "./stop-days.ts";
import type { TripEditing } from "../use-trip-editing.ts";
import { formatHours, formatKm, nightsText, totalKm } from "./stop-texts.ts";

export type StopListProps = Readonly<{
  editing: TripEditing;
  visits: readonly VisitDays[];
  isPlacing: boolean;
  onAdd: () => void;
}>;

/** Stops are moved by drag and by `Alt ↑ ↓`. */
export const StopList = ({ editing, visits, isPlacing, onAdd }: StopListProps) => {
  const { trip, chosen, choose, nameOf, errorsAt, move } = editing;
  const { stops } = trip;
  const { listRef, drag } = useRowMoves(stops.length, move, {
    nameOf: (place) => (stops[place] ? nameOf(stops[place]) : ""),
  });
  return (
    <section className="stop-list" aria-labelledby="stops-title">
      <h2 id="stops-title">
        Stops <span>{`${stops.length} · ${formatKm(totalKm(stops))} in straight lines`}</span>
      </h2>
      <ol ref={listRef}>
        {stops.map((stop, index) => {
          const next = stops[index + 1];
          const way = visits[index + 1];
          return (
            <li
              key={`${stop.key} ${stops.slice(0, index).filter(({ key }) => key === stop.key).length}`}
              data-row={index}
              data-chosen={index === chosen || undefined}
              data-invalid={errorsAt(index).length > 0 || undefined}
              data-dragged={drag?.id === String(index) || undefined}
              data-drop={drag?.targetId === String(index) ? drag.edge : undefined}
            >
              <div className="stop-row">
                <Grip name={`${nameOf(stop)}, stop ${index + 1}`} />
                <button
                  type="button"
                  className="stop-choose"
                  data-opener=""
                  aria-current={index === chosen ? "true" : undefined}
                  onClick={() => choose(index)}
                >
                  <span className="waymark" aria-hidden="true" />
                  <b>{nameOf(stop)}</b>
                  <small>{nightsText(visits[index])}</small>
                </button>
              </div>
              {next && (
                <p className="stop-leg">
                  <span>
                    {[
                      way?.by,
                      way?.hours && formatHours(way.hours),
                      formatKm(distanceKm(stop, next)),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                  <span>{stop.line === "straight" ? "straight" : "curve"}</span>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        className="stop-add"
        variant="default"
        fullWidth
        aria-pressed={isPlacing}
        leftSection={<Icon name={isPlacing ? "close" : "plus"} />}
        onClick={onAdd}
      >
        {isPlacing ? "Leave it" : "Add a stop"}
      </Button>
    </section>
  );
};
