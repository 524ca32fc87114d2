import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import type { TripInput } from "#features/catalogue/trips/contract.ts";
import type { DraftStore } from "./draft-store.ts";
import { fromMergeable, toMergeable } from "./merge-trips.ts";
import { inputOf, type StoredTrip, tripApi } from "./trip-api.ts";

export type TripConflict = Readonly<{ mine: TripInput; base: TripInput; theirs: StoredTrip }>;

/** Saves a trip; what somebody else saved meanwhile is put together with it. */
export const useSaving = (store: DraftStore, country: string) => {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<TripConflict | null>(null);
  const api = tripApi(country);

  const send = async (trip: TripInput, base: StoredTrip, message: string): Promise<void> => {
    const { id } = base.body;
    try {
      store.adopt(await api.save(id, trip, base.version), trip);
      toast.success(message);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      await join(trip, base, await api.read(id));
    }
  };
  const join = async (mine: TripInput, base: StoredTrip, theirs: StoredTrip): Promise<void> => {
    const sides = [inputOf(base.body), mine, inputOf(theirs.body)] as const;
    const [from, own, other] = sides.map((side) => toMergeable(side));
    const { record, conflicts } = mergeRecord(from ?? {}, own ?? {}, other ?? {}, {});
    if (conflicts.length > 0) return setConflict({ mine, base: sides[0], theirs });
    const joined = fromMergeable(record);
    store.join(joined, theirs);
    await send(joined, theirs, "Saved together with what somebody else saved meanwhile.");
  };
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError) {
        store.refuse(error.errors);
        setProblem(error.message);
      } else setProblem("The server cannot be reached. What you did is kept here.");
    }
    setIsBusy(false);
  };
  return {
    isBusy,
    problem,
    conflict,
    save: () => {
      const { steps, stored } = store.getState();
      void run(() => send(steps.trip, stored, "The trip is saved, in all markets."));
    },
    /** @param values both sides together, as `toMergeable` makes them */
    resolve: (values: object) => {
      if (!conflict) return;
      setConflict(null);
      const joined = fromMergeable(values);
      store.join(joined, conflict.theirs);
      void run(() => send(joined, conflict.theirs, "Both are saved together."));
    },
    leaveConflict: () => setConflict(null),
  };
};
