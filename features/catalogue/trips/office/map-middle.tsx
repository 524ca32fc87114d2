import { lazy, Suspense, useState } from "react";
import type { Language } from "#markets/market-type.ts";
import { changePlace, type NewStop, type Position, unnamed } from "./draft/stop-edits.ts";
import { PlaceSearch } from "./map/place-search.tsx";
import { TripMap } from "./map/trip-map.tsx";
import type { TripEditing } from "./use-trip-editing.ts";

const SiteView = lazy(() => import("./map/site-view.tsx"));

type ViewSwitchProps = Readonly<{ isSite: boolean; onChange: (isSite: boolean) => void }>;

const ViewSwitch = ({ isSite, onChange }: ViewSwitchProps) => (
  <div className="map-switch" role="group" aria-label="View">
    <button type="button" aria-pressed={!isSite} onClick={() => onChange(false)}>
      Map
    </button>
    <button type="button" aria-pressed={isSite} onClick={() => onChange(true)}>
      As on the site
    </button>
  </div>
);

export type MapMiddleProps = Readonly<{
  country: string;
  language: Language;
  editing: TripEditing;
  isPlacing: boolean;
  onAdd: (stop: NewStop) => void;
  search: React.RefObject<HTMLInputElement | null>;
}>;

/** The map on which stops are moved, or that of the site. */
export const MapMiddle = (props: MapMiddleProps) => {
  const { country, language, editing, isPlacing, onAdd, search } = props;
  const { trip, chosen, edit, nameOf, announce } = editing;
  const [isSite, setSite] = useState(false);
  const stop = trip.stops[chosen];
  const moveChosen = (position: Position) => {
    if (!stop) return;
    edit({
      trip: changePlace(trip, stop.key, position),
      label: `${nameOf(stop)} moved`,
      topic: null,
    });
    announce(stop.key, position);
  };
  return (
    <div className="map-middle">
      {isSite ? (
        <Suspense>
          <SiteView country={country} stops={trip.stops} />
        </Suspense>
      ) : (
        <>
          <PlaceSearch
            country={country}
            language={language}
            chosenName={stop ? nameOf(stop) : null}
            isAdding={isPlacing}
            onAdd={onAdd}
            onMove={moveChosen}
            input={search}
          />
          <TripMap
            country={country}
            editing={editing}
            isPlacing={isPlacing}
            onPlace={(position) => onAdd({ ...position, names: { all: unnamed } })}
          />
        </>
      )}
      <ViewSwitch isSite={isSite} onChange={setSite} />
    </div>
  );
};
