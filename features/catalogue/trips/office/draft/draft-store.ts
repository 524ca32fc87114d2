import { createStore, type StoreApi } from "zustand/vanilla";
import { isSame } from "#platform/changes/changes.ts";
import type { JournalHistory } from "#platform/browser/journal/journal-schema.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { TripInput } from "#features/catalogue/trips/contract.ts";
import { onTopOf } from "./merge-trips.ts";
import { inputOf, type StoredTrip } from "./trip-api.ts";
import {
  beginHistory,
  edited,
  joined,
  redone,
  type TripEdit,
  type TripHistory,
  undone,
} from "./trip-history.ts";

export type DraftState = Readonly<{
  /** As the journal keeps it. */
  history: JournalHistory<TripInput, never>;
  stored: StoredTrip;
  savedAt: number;
  steps: TripHistory;
  /** The place of the chosen stop in the route, from 0. */
  chosen: number;
  /** Of the server's last answer, until the next edit. */
  refusals: readonly RuleError[];
}>;

export type DraftStore = ReturnType<typeof createDraft>;

const historyOf = (trip: TripInput): DraftState["history"] => ({ base: trip, edits: [], done: 0 });

const withSteps = (steps: TripHistory, chosen: number): Partial<DraftState> => ({
  steps,
  history: historyOf(steps.trip),
  chosen: Math.max(0, Math.min(chosen, steps.trip.stops.length - 1)),
  refusals: [],
});

export const isChanged = ({ steps, stored }: Pick<DraftState, "steps" | "stored">): boolean =>
  !isSame(steps.trip, inputOf(stored.body));

/** What is edited of an open trip. @param now epoch milliseconds */
export const createDraft = (opened: StoredTrip, now: () => number) => {
  const trip = inputOf(opened.body);
  const store: StoreApi<DraftState> = createStore<DraftState>(() => ({
    history: historyOf(trip),
    stored: opened,
    savedAt: now(),
    steps: beginHistory(trip),
    chosen: 0,
    refusals: [],
  }));
  const step = (next: (steps: TripHistory) => TripHistory) =>
    store.setState(({ steps, chosen }) => withSteps(next(steps), chosen));
  return {
    ...store,
    /** @param chosen the place of the stop that is chosen then; by default the same place */
    edit: (edit: TripEdit, chosen?: number) =>
      store.setState((state) => withSteps(edited(state.steps, edit), chosen ?? state.chosen)),
    undo: () => step(undone),
    redo: () => step(redone),
    /** Throws away what is edited; it can be undone. */
    revert: () =>
      step((steps) => {
        const saved = inputOf(store.getState().stored.body);
        return edited(steps, { trip: saved, label: "Everything discarded", topic: null });
      }),
    choose: (chosen: number) => store.setState({ chosen }),
    refuse: (refusals: readonly RuleError[]) => store.setState({ refusals }),
    /** Goes on from what the server answered; what was typed meanwhile stays. */
    adopt: (stored: StoredTrip, sent: TripInput | null) =>
      store.setState(({ steps, chosen }) => {
        const saved = inputOf(stored.body);
        const hasTypedOn = sent !== null && !isSame(steps.trip, sent);
        const next = hasTypedOn
          ? steps
          : edited(steps, { trip: saved, label: "Saved", topic: null });
        return { ...withSteps(next, chosen), stored, savedAt: now() };
      }),
    /** Goes on from what somebody else saved, with both sides together. */
    join: (trip: TripInput, theirs: StoredTrip) =>
      store.setState(({ steps, stored, chosen }) => {
        const [base, other] = [inputOf(stored.body), inputOf(theirs.body)];
        const next = joined(steps, trip, (earlier) => onTopOf(base, earlier, other));
        return { ...withSteps(next, chosen), stored: theirs };
      }),
    /** Shows edits that the journal kept. */
    restore: (kept: TripInput, stored: StoredTrip | null) =>
      store.setState((state) => ({
        ...withSteps(
          edited(state.steps, { trip: kept, label: "Unsaved edits restored", topic: null }),
          state.chosen,
        ),
        ...(stored && { stored }),
      })),
  };
};
