import "./stop-list.css";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { Icon } from "#design/office/icons.tsx";
import type { Edge } from "#design/office/item-list/drag-rows.ts";
import { Grip } from "#design/office/item-list/order-controls.tsx";
import { useRowsDrag } from "#design/office/item-list/use-rows-drag.ts";
import { distanceKm } from "#features/catalogue/trips/rules.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { VisitDays } from "./stop-days.ts";
import type { TripEditing } from "../use-trip-editing.ts";
import { formatHours, formatKm, nightsText, totalKm } from "./stop-texts.ts";

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Stops are moved by drag and by `Alt ↑ ↓`. */
const useStopMoves = (onMove: (from: number, to: number) => void) => {
  const listRef = useRef<HTMLOListElement>(null);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  const onDrop = useCallback((id: string, targetId: string, edge: Edge) => {
    const [from, target] = [Number(id), Number(targetId)];
    const before = edge === "top" ? target : target + 1;
    latest.current(from, before > from ? before - 1 : before);
  }, []);
  useEffect(() => {
    const { current: list } = listRef;
    const press = (event: KeyboardEvent) => {
      const step = steps[pressedKey(event)];
      const row =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
      if (!event.altKey || step === undefined || !row) return;
      event.preventDefault();
      const from = Number(row.dataset["row"]);
      const isOnGrip = event.target instanceof Element && event.target.matches("[data-grip]");
      latest.current(from, from + step);
      const moved = list?.querySelector(`[data-row="${from + step}"]`);
      moved?.querySelector<HTMLElement>(isOnGrip ? "[data-grip]" : ".stop-choose")?.focus();
    };
    list?.addEventListener("keydown", press);
    return () => list?.removeEventListener("keydown", press);
  }, []);
  return { listRef, drag: useRowsDrag(listRef, onDrop) };
};

export type StopListProps = Readonly<{
  editing: TripEditing;
  visits: readonly VisitDays[];
  isPlacing: boolean;
  onAdd: () => void;
}>;

export const StopList = ({ editing, visits, isPlacing, onAdd }: StopListProps) => {
  const { trip, chosen, choose, nameOf, errorsAt, move } = editing;
  const { stops } = trip;
  const { listRef, drag } = useStopMoves(move);
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
