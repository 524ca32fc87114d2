import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { type Stop, stopNameIn, type TripInput } from "#features/catalogue/trips/contract.ts";
import type { Language } from "#markets/market-type.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { type DraftStore, isChanged } from "./draft/draft-store.ts";
import { moveStop, type Position } from "./draft/stop-edits.ts";
import { inputOf } from "./draft/trip-api.ts";
import { errorsOf, stopOf } from "./draft/trip-errors.ts";
import type { TripEdit } from "./draft/trip-history.ts";
import { movedText } from "./stops/stop-texts.ts";

export type TripEditing = Readonly<{
  trip: TripInput;
  stored: TripInput;
  isDirty: boolean;
  /** The place of the chosen stop in the route, from 0. */
  chosen: number;
  choose: (index: number) => void;
  edit: (edit: TripEdit, chosen?: number) => void;
  /** To a place from 0; beyond the ends nothing moves. */
  move: (from: number, to: number) => void;
  errors: readonly RuleError[];
  errorsAt: (index: number) => readonly RuleError[];
  /** In the language of the market. */
  nameOf: (stop: Stop) => string;
  /** What was done last, for screen readers. */
  announcement: string;
  /** Says where a stop lies now. */
  announce: (key: string, position: Position) => void;
}>;

/** What the parts of the map's screen read and do. */
export const useTripEditing = (store: DraftStore, language: Language): TripEditing => {
  const { steps, stored: answer, chosen, refusals } = useStore(store);
  const isDirty = useStore(store, isChanged);
  const [announcement, setAnnouncement] = useState("");
  const { trip } = steps;
  const stored = useMemo(() => inputOf(answer.body), [answer]);
  const errors = useMemo(() => [...errorsOf(trip), ...refusals], [trip, refusals]);
  const nameOf = (stop: Stop) => stopNameIn(stop, language) || "Without a name";
  return {
    trip,
    stored,
    isDirty,
    chosen,
    choose: store.choose,
    edit: store.edit,
    move: (from, to) => {
      const stop = trip.stops[from];
      if (!stop || to < 0 || to >= trip.stops.length || to === from) return;
      const name = nameOf(stop);
      store.edit(
        { trip: moveStop(trip, from, to), label: `${name} moved in the route`, topic: null },
        to,
      );
      setAnnouncement(`${name}, position ${to + 1} of ${trip.stops.length}`);
    },
    errors,
    errorsAt: (index) => errors.filter((error) => stopOf(error) === index),
    nameOf,
    announcement,
    announce: (key, position) => {
      const stop = trip.stops.find((each) => each.key === key);
      const before = stored.stops.find((each) => each.key === key) ?? stop;
      if (stop && before) setAnnouncement(movedText(nameOf(stop), before, position));
    },
  };
};
