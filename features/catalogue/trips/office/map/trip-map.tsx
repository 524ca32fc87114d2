import "./trip-map.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import type { Outlines } from "#features/catalogue/trips/map-contract.ts";
import { movedBy, toMapPoint, toPosition } from "#features/catalogue/trips/parts/mercator.ts";
import { tripApi } from "../draft/trip-api.ts";
import { changePlace, type Position } from "../draft/stop-edits.ts";
import { drawOnScreen, type ScreenPoint } from "../route-drawing.ts";
import type { TripEditing } from "../use-trip-editing.ts";
import {
  fitView,
  frameOf,
  fromScreen,
  type MapView,
  type Size,
  toScreen,
  zoomAt,
} from "./map-view.ts";
import { MapKeys } from "./map-keys.tsx";
import { MapZoom } from "./map-zoom.tsx";
import { StopMark } from "./stop-mark.tsx";
import { useMapMoves } from "./use-map-moves.ts";
import { useSize } from "./use-size.ts";

const noSize: Size = { width: 800, height: 600 };

type World = Readonly<{ outlines: Outlines | undefined; view: MapView; size: Size }>;

/** Land, borders and names of countries below the route. */
const Ground = ({ outlines, view, size }: World) => {
  if (!outlines) return null;
  const [x, y] = toScreen({ x: 0, y: 0 }, view, size);
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${view.zoom})`}>
        <path d={outlines.land} className="office-map-land" />
        <path d={outlines.borders} className="office-map-borders" />
      </g>
      {outlines.countries.map((country) => {
        const [left, top] = toScreen(country, view, size);
        return (
          <text key={country.name} x={left} y={top} className="office-map-country">
            {country.name}
          </text>
        );
      })}
    </>
  );
};

type Former = Readonly<{ stored: readonly Stop[]; shown: readonly Stop[] }>;

/** Where moved stops lie as they are saved. */
const formerPlaces = ({ stored, shown }: Former): readonly Stop[] =>
  stored.filter((before, index) => {
    const now = shown.find(({ key }) => key === before.key);
    const isFirst = stored.findIndex(({ key }) => key === before.key) === index;
    return isFirst && now !== undefined && (now.lat !== before.lat || now.lon !== before.lon);
  });

export type TripMapProps = Readonly<{
  country: string;
  editing: TripEditing;
  /** A click places a new stop. */
  isPlacing: boolean;
  onPlace: (position: Position) => void;
}>;

type Drag = Position & Readonly<{ key: string }>;

/** Stops that are dragged or moved by keys; a drag is one edit, once it ends. */
const useStopMoves = ({ trip, edit, nameOf, announce }: TripEditing) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const shown = drag ? changePlace(trip, drag.key, { lat: drag.lat, lon: drag.lon }) : trip;
  return {
    /** The trip with the stop where it is dragged. */
    shown,
    drag: setDrag,
    drop: () => {
      const stop = trip.stops.find(({ key }) => key === drag?.key);
      setDrag(null);
      if (!drag || !stop) return;
      edit({ trip: shown, label: `${nameOf(stop)} moved`, topic: null });
      announce(stop.key, drag);
    },
    nudge: (stop: Stop, metres: Readonly<{ east: number; north: number }>) => {
      const position = movedBy(stop, metres);
      edit({
        trip: changePlace(trip, stop.key, position),
        label: `${nameOf(stop)} moved`,
        topic: `nudge ${stop.key}`,
      });
      announce(stop.key, position);
    },
  };
};

/** Where the map is, and what is drawn of the world around the route. */
const useMapView = (country: string, stops: readonly Stop[], size: Size) => {
  const [middle] = useState(() => stops[0]?.lon ?? 10);
  const [opened] = useState(stops);
  const [moved, setMoved] = useState<MapView | null>(null);
  const frame = useMemo(() => frameOf(stops, middle), [stops, middle]);
  const { data: outlines } = useQuery({
    queryKey: ["outlines", frame],
    queryFn: () => tripApi(country).outlines(frame),
    placeholderData: (before) => before,
    staleTime: Infinity,
  });
  const view = moved ?? fitView(opened, middle, size);
  return {
    view,
    setView: setMoved,
    outlines,
    fit: () => setMoved(fitView(stops, middle, size)),
    screenPoint: (position: Position) => toScreen(toMapPoint(position, middle), view, size),
    positionAt: (at: ScreenPoint) => toPosition(fromScreen(at, view, size)),
  };
};

export const TripMap = ({ country, editing, isPlacing, onPlace }: TripMapProps) => {
  const { trip, stored, chosen, choose, nameOf } = editing;
  const map = useRef<HTMLDivElement>(null);
  const measured = useSize(map);
  const size = measured ?? noSize;
  const { view, setView, outlines, fit, screenPoint, positionAt } = useMapView(
    country,
    trip.stops,
    size,
  );
  const { shown, drag, drop, nudge } = useStopMoves(editing);
  const { places, route } = drawOnScreen(shown.stops, screenPoint, nameOf, size);
  useMapMoves(map, {
    view,
    size: measured,
    onView: setView,
    onClick: (at) => isPlacing && onPlace(positionAt(at)),
  });
  return (
    <div
      ref={map}
      className="trip-map"
      data-placing={isPlacing || undefined}
      role="group"
      aria-label="Map of the route"
    >
      <svg width={size.width} height={size.height} aria-hidden="true" data-map-ground>
        <rect width={size.width} height={size.height} className="office-map-sea" />
        <Ground outlines={outlines} view={view} size={size} />
        <path d={route} className="office-map-route-edge" />
        <path d={route} className="office-map-route" />
        {formerPlaces({ stored: stored.stops, shown: shown.stops }).map((stop) => {
          const [x, y] = screenPoint(stop);
          return <circle key={stop.key} cx={x} cy={y} r={7} className="office-map-former" />;
        })}
      </svg>
      {places.map((place) => {
        const { stop, visits } = place;
        return (
          <StopMark
            key={stop.key}
            place={place}
            name={nameOf(stop)}
            count={trip.stops.length}
            isChosen={visits.includes(chosen)}
            onChoose={() => !visits.includes(chosen) && choose(visits[0] ?? 0)}
            onDrag={(at) => drag({ key: stop.key, ...positionAt(at) })}
            onDrop={drop}
            onCancel={() => drag(null)}
            onNudge={(metres) => nudge(stop, metres)}
          />
        );
      })}
      <MapZoom
        onZoom={(factor) => setView(zoomAt(view, factor, [size.width / 2, size.height / 2], size))}
        onFit={fit}
      />
      <MapKeys isPlacing={isPlacing} />
    </div>
  );
};
