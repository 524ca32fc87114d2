import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import { toast } from "#design/office/toast.ts";
import { maxStops } from "#features/catalogue/trips/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { type DraftStore, isChanged } from "./draft/draft-store.ts";
import { addStop, type NewStop, unnamed } from "./draft/stop-edits.ts";
import { useSaving } from "./draft/use-saving.ts";
import { MapDialogs } from "./map-dialogs.tsx";
import { MapHead } from "./map-head.tsx";
import { MapMiddle } from "./map-middle.tsx";
import { DaysNote, MapConsequences, SharedNote } from "./map-notes.tsx";
import type { TravelMapProps } from "./map-props.ts";
import { daysOfStops } from "./stops/stop-days.ts";
import { StopForm } from "./stops/stop-form.tsx";
import { StopList } from "./stops/stop-list.tsx";
import { useMapCommands } from "./use-map-commands.ts";
import { type TripEditing, useTripEditing } from "./use-trip-editing.ts";

/** Begins at the name of a stop that was just added: what is typed next is its name. */
const useNaming = () => {
  const isNaming = useRef(false);
  useLayoutEffect(() => {
    if (!isNaming.current) return;
    isNaming.current = false;
    const field = document.querySelector<HTMLInputElement>("#stop-name-all");
    field?.focus();
    field?.select();
  });
  return () => {
    isNaming.current = true;
  };
};

/** How a stop is added: by a click while one is placed, by search or by coordinates. */
const usePlacing = (editing: TripEditing, search: React.RefObject<HTMLInputElement | null>) => {
  const [isPlacing, setPlacing] = useState(false);
  const { trip, chosen, edit } = editing;
  const beginName = useNaming();
  const add = (stop: NewStop) => {
    const place = trip.stops.length === 0 ? 0 : chosen + 1;
    const added = addStop(trip, place, stop);
    setPlacing(false);
    if (!added) return toast.error(`A route has ${maxStops} stops at most.`);
    if (stop.names.all === unnamed) beginName();
    edit({ trip: added, label: "A stop added", topic: null }, place);
  };
  return {
    isPlacing,
    add,
    leave: () => setPlacing(false),
    toggle: () => {
      setPlacing(!isPlacing);
      if (!isPlacing) search.current?.focus();
    },
  };
};

type MapEditorProps = TravelMapProps & Readonly<{ store: DraftStore }>;

/** The trip that a travel is of, edited on its map. */
export const MapEditor = (props: MapEditorProps) => {
  const { country, isAdmin, travel, store } = props;
  const language = marketByApiCountry(country)?.language ?? "en";
  const editing = useTripEditing(store, language);
  const { trip, isDirty, errors } = editing;
  const saving = useSaving(store, country);
  const search = useRef<HTMLInputElement>(null);
  const placing = usePlacing(editing, search);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const guard = useLeaveGuard(
    useCallback(() => isChanged(store.getState()), [store]),
    false,
  );
  const days = useMemo(
    () => daysOfStops(trip.stops, travel.itinerary, language),
    [trip.stops, travel.itinerary, language],
  );
  const lockReason = errors.length > 0 ? "Mend the errors first." : undefined;
  const save = () => {
    if (lockReason !== undefined) return toast.error(lockReason);
    if (!isDirty) return toast.success("Nothing to save.");
    saving.save();
  };
  const showHistory = () => setHistoryOpen(true);
  useMapCommands(store, {
    save,
    addStop: placing.toggle,
    search: () => search.current?.focus(),
    leavePlacing: placing.leave,
    showHistory,
  });
  const parts = { ...props, editing, saving };
  return (
    <div className="map-editor">
      <MapHead {...parts} lockReason={lockReason} onSave={save} onHistory={showHistory} />
      <div className="map-columns">
        <StopList
          editing={editing}
          visits={days.visits}
          isPlacing={placing.isPlacing}
          onAdd={placing.toggle}
        />
        <MapMiddle
          country={country}
          language={language}
          editing={editing}
          isPlacing={placing.isPlacing}
          onAdd={placing.add}
          search={search}
        />
        <div className="map-side">
          <StopForm
            editing={editing}
            visits={days.visits}
            itineraryPath={`/travels/${travel.id}?tab=itinerary`}
          />
          <MapConsequences country={country} id={travel.tripId} editing={editing} />
          <SharedNote country={country} id={travel.tripId} />
          <DaysNote
            days={travel.itinerary.length}
            nights={travel.nights}
            stops={trip.stops.length}
            strays={days.strays}
          />
        </div>
      </div>
      <MapDialogs
        {...parts}
        isAdmin={isAdmin}
        guard={guard}
        isHistoryOpen={isHistoryOpen}
        onCloseHistory={() => setHistoryOpen(false)}
      />
    </div>
  );
};
