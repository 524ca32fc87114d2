import { isSame } from "#platform/changes/changes.ts";
import type { TripInput } from "#features/catalogue/trips/contract.ts";

/** A trip as it was before an edit, and what the edit did: `Merzouga moved`. */
type Step = Readonly<{ trip: TripInput; label: string }>;

export type TripHistory = Readonly<{
  trip: TripInput;
  /** The newest last. */
  done: readonly Step[];
  /** The newest first. */
  undone: readonly Step[];
  /** What the last edit was about: a further one of the same topic is undone together with it. */
  topic: string | null;
}>;

export type TripEdit = Readonly<{
  trip: TripInput;
  label: string;
  /** Null for an edit that is undone by itself. */
  topic: string | null;
}>;

const maxSteps = 200;

export const beginHistory = (trip: TripInput): TripHistory => ({
  trip,
  done: [],
  undone: [],
  topic: null,
});

export const edited = (history: TripHistory, { trip, label, topic }: TripEdit): TripHistory => {
  if (isSame(history.trip, trip)) return history;
  const isGoingOn = topic !== null && topic === history.topic && history.done.length > 0;
  const step = { trip: history.trip, label };
  return {
    trip,
    done: isGoingOn ? history.done : [...history.done, step].slice(-maxSteps),
    undone: [],
    topic,
  };
};

/**
 * Goes on from both sides together: undo takes back one's own edits, and nothing of theirs.
 * @param rebase puts an earlier state on top of what somebody else saved; null where it cannot
 */
export const joined = (
  { done, undone: taken }: TripHistory,
  trip: TripInput,
  rebase: (trip: TripInput) => TripInput | null,
): TripHistory => {
  const rebased = (steps: readonly Step[]): readonly Step[] =>
    steps.flatMap((step) => {
      const next = rebase(step.trip);
      return next ? [{ ...step, trip: next }] : [];
    });
  return { trip, done: rebased(done), undone: rebased(taken), topic: null };
};

export const undone = (history: TripHistory): TripHistory => {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    trip: step.trip,
    done: history.done.slice(0, -1),
    undone: [{ trip: history.trip, label: step.label }, ...history.undone],
    topic: null,
  };
};

export const redone = (history: TripHistory): TripHistory => {
  const [step, ...others] = history.undone;
  if (!step) return history;
  return {
    trip: step.trip,
    done: [...history.done, { trip: history.trip, label: step.label }],
    undone: others,
    topic: null,
  };
};
